"use client";

import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import { ListError } from "../../../../../components/form/editing/list-error.tsx";
import { emptyAddOn, type ProductForm } from "../../form/product-form.ts";
import { AddOnRow } from "./add-on-row.tsx";

type Props = { group: number; currency: string; tools?: ReactNode; note?: ReactNode };

/** One add-on group: its name, how many may be chosen, and its add-ons. */
export function AddOnGroupFields({ group, currency, tools, note }: Props) {
  const t = useTranslations("products.form");
  const { register } = useFormContext<ProductForm>();
  const name = useWatch<ProductForm, `add_on_groups.${number}.name`>({ name: `add_on_groups.${group}.name` });
  const { fields, append, remove } = useFieldArray<ProductForm, `add_on_groups.${number}.add_ons`, "key">({
    name: `add_on_groups.${group}.add_ons`,
    keyName: "key",
  });
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-3 md:p-4">
      <legend className="sr-only">{t("group", { number: String(group + 1) })}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-3 lg:grid-cols-[minmax(0,1fr)_6.5rem_6.5rem_auto]">
        <FormField name={`add_on_groups.${group}.name`} label={t("groupName")}>
          {(control) => (
            <Input
              {...control}
              {...register(`add_on_groups.${group}.name`)}
              placeholder={t("groupExample")}
              autoComplete="off"
            />
          )}
        </FormField>
        <div className="mt-6 flex lg:order-last">{tools}</div>
        <div className="col-span-2 grid grid-cols-2 gap-x-2 gap-y-3 lg:contents big-text:grid-cols-1">
          <FormField name={`add_on_groups.${group}.min`} label={t("min")}>
            {(control) => (
              <Input
                {...control}
                {...register(`add_on_groups.${group}.min`)}
                inputMode="numeric"
                autoComplete="off"
                className="tabular-nums"
              />
            )}
          </FormField>
          <FormField name={`add_on_groups.${group}.max`} label={t("max")}>
            {(control) => (
              <Input
                {...control}
                {...register(`add_on_groups.${group}.max`, { deps: `add_on_groups.${group}.min` })}
                inputMode="numeric"
                autoComplete="off"
                className="tabular-nums"
              />
            )}
          </FormField>
        </div>
      </div>
      <p className="mt-1.5 text-[0.8125rem] text-muted">{t("perUnit")}</p>
      {note}
      <ul aria-label={name || t("group", { number: String(group + 1) })} className="mt-4 flex flex-col gap-3">
        {fields.map((field, index) => (
          <AddOnRow key={field.key} group={group} index={index} currency={currency} onRemove={() => remove(index)} />
        ))}
      </ul>
      <ListError name={`add_on_groups.${group}.add_ons`} />
      <Button variant="flat" size="sm" onClick={() => append(emptyAddOn)} className="mt-3">
        <Plus aria-hidden="true" className="size-4" />
        {t("addAddOn")}
      </Button>
    </fieldset>
  );
}
