"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Plus } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { AmountInput } from "../../../../components/form/amount-input.tsx";
import type { ProductForm } from "../../form/product-form.ts";
import { FormField } from "./form-field.tsx";
import { ListProblem } from "./list-problem.tsx";
import { VariantRow } from "./variant-row.tsx";

/** One price and stock, or variants with their own. The first variant takes over what the product had, the last gives it back. */
export function SellingSection({ currency }: { currency: string }) {
  const t = useTranslations("products.form");
  const { register, getValues, setValue } = useFormContext<ProductForm>();
  const { fields, append, remove } = useFieldArray<ProductForm, "variants", "key">({
    name: "variants",
    keyName: "key",
  });

  function add() {
    const { price, stock } = getValues();
    append(fields.length === 0 ? { name: "", price, stock } : { name: "", price: "", stock: "" });
  }
  function removeAt(index: number) {
    const gone = getValues(`variants.${index}`);
    if (fields.length === 1) {
      setValue("price", gone.price, { shouldDirty: true });
      setValue("stock", gone.stock, { shouldDirty: true });
      setValue("stock_was", undefined);
    }
    remove(index);
  }

  return (
    <Card title={t("selling")}>
      {fields.length === 0 ? (
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
      ) : (
        <ul aria-label={t("variants")} className="flex flex-col gap-3">
          {fields.map((field, index) => (
            <VariantRow key={field.key} index={index} currency={currency} onRemove={() => removeAt(index)} />
          ))}
        </ul>
      )}
      <ListProblem name="variants" />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
        <Button variant="secondary" size="sm" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          {t("addVariant")}
        </Button>
        {fields.length === 0 && (
          <p className="min-w-0 flex-1 basis-56 text-[0.8125rem] text-muted">{t("variantsText")}</p>
        )}
      </div>
    </Card>
  );
}
