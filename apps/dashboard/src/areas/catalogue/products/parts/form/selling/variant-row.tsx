"use client";

import { Button } from "@mauzo/ui/button";
import { Input } from "@mauzo/ui/input";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { AmountInput } from "../../../../../../components/form/amount-input.tsx";
import { FormField } from "../../../../../../components/form/editing/form-field.tsx";
import type { ProductForm } from "../../../form/product-form.ts";
import type { CopyToRows } from "./copy-to-rows.ts";
import { CopyToRowsButton } from "./copy-to-rows-button.tsx";
import { VariantDetailFields } from "./variant-detail-fields.tsx";

type Props = {
  index: number;
  /** The number of rows. */
  count: number;
  currency: string;
  onRemove: () => void;
  onFill: (fill: CopyToRows) => void;
};

/** One variant: its name (typed or made from its options), price, stock, codes. */
export function VariantRow({ index, count, currency, onRemove, onFill }: Props) {
  const t = useTranslations("products.form");
  const { register } = useFormContext<ProductForm>();
  const [typed, values] = useWatch<ProductForm, [`variants.${number}.name`, `variants.${number}.option_values`]>({
    name: [`variants.${index}.name`, `variants.${index}.option_values`],
  });
  const name = values.join(" / ") || typed;
  return (
    <li className="rounded-control bg-sunken/60 p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-3 lg:grid-cols-[minmax(0,1fr)_10rem_6.5rem_auto]">
        {values.length > 0 ? (
          <p className="self-center font-medium">{name}</p>
        ) : (
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
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("removeVariant", { name: name || t("unnamed") })}
          onClick={onRemove}
          className={values.length > 0 ? "lg:order-last lg:mt-6" : "mt-6 lg:order-last"}
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
      </div>
      {count > 1 && (
        <div className="mt-1">
          <CopyToRowsButton name={name || t("unnamed")} isLast={index === count - 1} onFill={onFill} />
        </div>
      )}
      <div className="mt-1">
        <VariantDetailFields variant={index} />
      </div>
    </li>
  );
}
