"use client";

import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { AmountInput } from "../../../../../components/form/amount-input.tsx";
import { ClashNote } from "../../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import { keyPath } from "../../../../../components/form/editing/merge/form-paths.ts";
import type { ProductForm } from "../../form/product-form.ts";

type Props = { group: number; index: number; currency: string; onRemove: () => void };

/** One add-on: name, price, and a stock of its own or none. */
export function AddOnRow({ group, index, currency, onRemove }: Props) {
  const t = useTranslations("products.form");
  const { register, getValues } = useFormContext<ProductForm>();
  const path = `add_on_groups.${group}.add_ons.${index}` as const;
  const [name, counted] = useWatch<ProductForm, [`${typeof path}.name`, `${typeof path}.counted`]>({
    name: [`${path}.name`, `${path}.counted`],
  });
  return (
    <li className="rounded-control bg-sunken/60 p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-3 lg:grid-cols-[minmax(0,1fr)_10rem_6.5rem_auto]">
        <FormField name={`${path}.name`} label={t("addOnName")}>
          {(control) => (
            <Input {...control} {...register(`${path}.name`)} placeholder={t("addOnExample")} autoComplete="off" />
          )}
        </FormField>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("removeAddOn", { name: name || t("unnamed") })}
          onClick={onRemove}
          className="mt-6 lg:order-last"
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
        <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-2 gap-y-3 lg:contents big-text:grid-cols-1">
          <FormField name={`${path}.price`} label={t("price")}>
            {(control) => <AmountInput {...control} {...register(`${path}.price`)} suffix={currency} />}
          </FormField>
          {counted ? (
            <FormField name={`${path}.stock`} label={t("stock")}>
              {(control) => (
                <Input
                  {...control}
                  {...register(`${path}.stock`)}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="0"
                  className="tabular-nums"
                />
              )}
            </FormField>
          ) : (
            <span />
          )}
        </div>
      </div>
      <label className="mt-2 inline-flex min-h-8 items-center gap-2 text-[0.8125rem]">
        <input type="checkbox" {...register(`${path}.counted`)} className="size-4 accent-primary" />
        {t("count")}
      </label>
      <ClashNote at={keyPath(getValues(), `${path}.counted`)} label={t("count")} />
    </li>
  );
}
