"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { ClipboardPaste, Grid3x3, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { AmountInput } from "../../../../../../components/form/amount-input.tsx";
import { FormField } from "../../../../../../components/form/editing/form-field.tsx";
import { ListError } from "../../../../../../components/form/editing/list-error.tsx";
import { toasts } from "../../../../../../lib/toasts.ts";
import { emptyVariant, type ProductForm, type VariantForm } from "../../../form/product-form.ts";
import type { CopyToRows } from "./copy-to-rows.ts";
import { OptionsFields } from "./options-fields.tsx";
import { PasteVariants } from "./paste-variants.tsx";
import { VariantDetailFields } from "./variant-detail-fields.tsx";
import { VariantRow } from "./variant-row.tsx";

/**
 * One price and stock, or variants with their own. The first variant takes over the product's values, the last one
 * returns them.
 */
export function PriceAndStockSection({ currency }: { currency: string }) {
  const t = useTranslations("products.form");
  const { register, getValues, setValue, formState } = useFormContext<ProductForm>();
  const [pasting, setPasting] = useState(false);
  const { fields, append, remove, replace } = useFieldArray<ProductForm, "variants", "key">({
    name: "variants",
    keyName: "key",
  });
  const options = useWatch<ProductForm, "options">({ name: "options" });

  /** The starting values of a new variant: the price of the others, or the product's own values. */
  function fresh(): VariantForm {
    const { price, stock, low_stock_at, sku, barcode, variants } = getValues();
    const [first] = variants;
    return first
      ? { ...emptyVariant, price: first.price, low_stock_at: first.low_stock_at }
      : { ...emptyVariant, price, stock, low_stock_at, sku, barcode };
  }
  const giveBack = ({ price, stock, low_stock_at, sku, barcode }: VariantForm) => {
    setValue("price", price, { shouldDirty: true });
    setValue("stock", stock, { shouldDirty: true });
    setValue("low_stock_at", low_stock_at, { shouldDirty: true });
    setValue("sku", sku, { shouldDirty: true });
    setValue("barcode", barcode, { shouldDirty: true });
    setValue("stock_was", undefined);
    setValue("low_stock_was", undefined);
    setValue("options", [], { shouldDirty: true });
  };
  function show(rows: VariantForm[]) {
    const [before] = getValues("variants");
    if (rows.length === 0 && before) giveBack(before);
    replace(rows);
  }
  function removeAt(index: number) {
    const gone = getValues(`variants.${index}`);
    if (fields.length === 1) giveBack(gone);
    remove(index);
  }
  /** Sets each field on its own, so that the other fields keep what was typed. */
  function fillFrom(index: number, { field, isForAll }: CopyToRows) {
    const rows = getValues("variants");
    const value = rows[index]?.[field] ?? "";
    rows.forEach((_, at) => {
      if (at === index || (!isForAll && at < index)) return;
      setValue(`variants.${at}.${field}`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    });
    const count = isForAll ? rows.length - 1 : rows.length - 1 - index;
    toasts.push({ title: t(`filled.${field}`, { count }), tone: "success" });
  }
  const addOptions = () => setValue("options", [{ name: "", values: "" }], { shouldDirty: true, shouldTouch: true });

  return (
    <Card title={t("selling")}>
      {options.length > 0 && <OptionsFields fresh={fresh} onVariants={show} />}
      {fields.length === 0 && options.length === 0 && (
        <div className="flex flex-col gap-3">
          <div className="grid grid-cols-2 gap-4 big-text:grid-cols-1">
            <FormField name="price" label={t("price")}>
              {(control) => <AmountInput {...control} {...register("price")} suffix={currency} placeholder="25,000" />}
            </FormField>
            <FormField name="stock" label={t("stock")}>
              {(control) => (
                <Input
                  {...control}
                  {...register("stock")}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="0"
                  className="tabular-nums"
                />
              )}
            </FormField>
          </div>
          <VariantDetailFields />
        </div>
      )}
      {fields.length > 0 && (
        <ul aria-label={t("variants")} className="flex flex-col gap-3">
          {fields.map((field, index) => (
            <VariantRow
              key={field.key}
              index={index}
              currency={currency}
              onRemove={() => removeAt(index)}
              count={fields.length}
              onFill={(fill) => fillFrom(index, fill)}
            />
          ))}
        </ul>
      )}
      <ListError name="variants" />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t pt-4">
        {options.length === 0 && (
          <Button variant="secondary" size="sm" onClick={() => append(fields.length === 0 ? fresh() : emptyVariant)}>
            <Plus aria-hidden="true" className="size-4" />
            {t("addVariant")}
          </Button>
        )}
        {fields.length === 0 && options.length === 0 && (
          <Button variant="secondary" size="sm" onClick={addOptions}>
            <Grid3x3 aria-hidden="true" className="size-4" />
            {t("addOptions")}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => setPasting(true)}>
          <ClipboardPaste aria-hidden="true" className="size-4" />
          {t("pasteVariants")}
        </Button>
        {fields.length === 0 && (
          <p className="min-w-0 flex-1 basis-56 text-[0.8125rem] text-muted">{t("variantsText")}</p>
        )}
      </div>
      {pasting && <PasteVariants onVariants={show} onClose={() => setPasting(false)} />}
    </Card>
  );
}
