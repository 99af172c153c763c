"use client";

import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { FormField } from "../../../../../../components/form/editing/form-field.tsx";
import type { ProductForm, VariantForm } from "../../../form/product-form.ts";
import { pictureOf, readValues, valuesOf, withoutOption, withValues } from "../../../form/variant-matrix.ts";
import { OptionValuePictures } from "./option-value-pictures.tsx";

const mostOptions = 3;
const mostVariants = 100;
type Props = { fresh: () => VariantForm; onVariants: (rows: VariantForm[]) => void };

/** The options: every combination of their values becomes a variant. Values take effect on blur. */
export function OptionsFields({ fresh, onVariants }: Props) {
  const t = useTranslations("products.form");
  const { register, getValues, setValue } = useFormContext<ProductForm>();
  const { fields, append, remove } = useFieldArray<ProductForm, "options", "key">({ name: "options", keyName: "key" });
  const [tooMany, setTooMany] = useState(false);

  function apply() {
    const { options, variants } = getValues();
    const next = options.map(({ values }) => readValues(values));
    if (next.some((list) => list.length === 0)) return;
    const count = next.reduce((product, list) => product * list.length, 1);
    setTooMany(count > mostVariants);
    if (count > mostVariants) return;
    for (const [at, list] of next.entries()) setValue(`options.${at}.values`, list.join(", "));
    const before = options.map((_, at) => valuesOf(variants, at)).filter((list) => list.length > 0);
    // New rows would shift the layout and replace the button that is being pressed.
    if (JSON.stringify(before) === JSON.stringify(next)) return;
    const rows = withValues(variants, before, next, fresh()).map((row) => ({
      ...row,
      picture_id: row.picture_id ?? pictureOf(variants, row),
    }));
    // The first variant takes over the product's stock and codes, so that they are not duplicated.
    const ownNothing = { stock: "", sku: "", barcode: "" };
    onVariants(variants.length > 0 ? rows : rows.map((row, at) => (at === 0 ? row : { ...row, ...ownNothing })));
  }
  function removeAt(at: number) {
    const { variants } = getValues();
    const last = fields.length === 1;
    remove(at);
    onVariants(last ? [] : withoutOption(variants, at));
  }
  const example = (at: number) => (at === 0 ? t("optionExample") : t("otherOptionExample"));
  const values = (at: number) => (at === 0 ? t("valuesExample") : t("otherValuesExample"));

  return (
    <fieldset className="mb-4 min-w-0 border-line border-b pb-4">
      <legend className="mb-2 font-medium text-[0.8125rem]">{t("options")}</legend>
      <ul className="flex flex-col gap-3">
        {fields.map((field, at) => (
          <li
            key={field.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-3 lg:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <FormField name={`options.${at}.name`} label={t("optionName")}>
              {(control) => (
                <Input
                  {...control}
                  {...register(`options.${at}.name`)}
                  placeholder={example(at)}
                  maxLength={30}
                  autoComplete="off"
                />
              )}
            </FormField>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t("removeOption", { number: String(at + 1) })}
              onClick={() => removeAt(at)}
              className="mt-6 lg:order-last"
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
            <FormField name={`options.${at}.values`} label={t("optionValues")} className="col-span-2 lg:col-span-1">
              {(control) => (
                <Input
                  {...control}
                  {...register(`options.${at}.values`, { onBlur: apply })}
                  onKeyDown={(event) => {
                    if (event.key !== "Enter") return;
                    event.preventDefault();
                    apply();
                  }}
                  placeholder={values(at)}
                  autoComplete="off"
                />
              )}
            </FormField>
          </li>
        ))}
      </ul>
      {tooMany && (
        <p role="alert" className="mt-3 rounded-control bg-danger-soft px-3 py-2 text-danger-strong">
          {t("tooManyVariants", { most: String(mostVariants) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {fields.length < mostOptions && (
          <Button variant="flat" size="sm" onClick={() => append({ name: "", values: "" })}>
            <Plus aria-hidden="true" className="size-4" />
            {t("addOption")}
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-56 text-[0.8125rem] text-muted">{t("optionsText")}</p>
      </div>
      {/* Below the other controls: it appears on blur and would move them away under the pointer. */}
      {fields.map((field, at) => (
        <OptionValuePictures key={field.key} at={at} />
      ))}
    </fieldset>
  );
}
