"use client";

import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { X } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { AmountInput } from "../../../../components/form/amount-input.tsx";
import type { ProductForm } from "../../form/product-form.ts";
import { FormField } from "./form-field.tsx";

type Props = { index: number; currency: string; onRemove: () => void };

/** One variant: name, price, stock. */
export function VariantRow({ index, currency, onRemove }: Props) {
  const t = useTranslations("products.form");
  const { register } = useFormContext<ProductForm>();
  const name = useWatch<ProductForm, `variants.${number}.name`>({ name: `variants.${index}.name` });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-3 rounded-control bg-sunken/60 p-3 lg:grid-cols-[minmax(0,1fr)_10rem_6.5rem_auto]">
      <FormField name={`variants.${index}.name`} label={t("variantName")}>
        {(control) => (
          <Input
            {...control}
            {...register(`variants.${index}.name`)}
            placeholder={t("variantExample")}
            autoComplete="off"
          />
        )}
      </FormField>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("removeVariant", { name: name || t("unnamed") })}
        onClick={onRemove}
        className="mt-6 lg:order-last"
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
      <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-2 gap-y-3 lg:contents big-text:grid-cols-1">
        <FormField name={`variants.${index}.price`} label={t("price")}>
          {(control) => <AmountInput {...control} {...register(`variants.${index}.price`)} suffix={currency} />}
        </FormField>
        <FormField name={`variants.${index}.stock`} label={t("stock")}>
          {(control) => (
            <Input
              {...control}
              {...register(`variants.${index}.stock`)}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              className="tabular-nums"
            />
          )}
        </FormField>
      </div>
    </li>
  );
}
