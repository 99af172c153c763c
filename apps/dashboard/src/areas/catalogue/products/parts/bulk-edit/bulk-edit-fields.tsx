"use client";

import { PriceEdit, type ProductEdit, priceSteps } from "@mauzo/contract/catalogue/product-bulk-edits";
import { Stock } from "@mauzo/contract/shared";
import { shopCategories } from "@mauzo/contract/shop/shop";
import { exactAmount, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatAmount } from "@mauzo/format/money";
import { readCount } from "@mauzo/format/numbers/format-count";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../../components/form/amount-field.tsx";
import { CategoryOptions } from "../../../../../entities/shop/shop/parts/category-options.tsx";

const ways = ["more", "less", "moreAmount", "lessAmount", "set"] as const;
type Way = (typeof ways)[number];
const fields = ["price", "category", "status", "low_stock_at"] as const;
type Choice = {
  field: (typeof fields)[number];
  warns: boolean;
  category: string;
  status: string;
  way: Way;
  /** The price, or by how much it changes: an amount or a percentage, as `way` says. */
  by: TypedAmount | undefined;
  /** The stock from which the shop is warned. */
  value: string;
  step: string;
};

function readPrice({ way, by, step }: Choice): unknown {
  const round_to_minor = Number(step);
  const amount = exactAmount(by);
  switch (way) {
    case "set":
      return { kind: "set", minor: amount };
    case "more":
      return { kind: "percent", basis_points: amount, round_to_minor };
    case "less":
      return { kind: "percent", basis_points: amount === undefined ? undefined : -amount, round_to_minor };
    case "moreAmount":
      return { kind: "amount", minor: amount, round_to_minor };
    case "lessAmount":
      return { kind: "amount", minor: amount === undefined ? undefined : -amount, round_to_minor };
  }
}

/** The chosen edit, once it is complete. */
function readEdit(choice: Choice): ProductEdit | undefined {
  if (choice.field === "category") {
    const to = shopCategories.find((known) => known === choice.category);
    return to && { field: "category", to };
  }
  if (choice.field === "status")
    return choice.status === "draft" || choice.status === "published"
      ? { field: "status", to: choice.status }
      : undefined;
  if (choice.field === "low_stock_at") {
    const to = Stock.safeParse(readCount(choice.value));
    if (!choice.warns) return { field: "low_stock_at", to: null };
    return to.success ? { field: "low_stock_at", to: to.data } : undefined;
  }
  const by = PriceEdit.safeParse(readPrice(choice));
  return by.success ? { field: "price", by: by.data } : undefined;
}

type Props = { currency: string; onEdit: (edit: ProductEdit | undefined) => void };

/** What to change in many products, and how. */
export function BulkEditFields({ currency, onEdit }: Props) {
  const t = useTranslations("products.edits");
  const status = useTranslations("products.status");
  const [choice, setChoice] = useState<Choice>({
    field: "price",
    warns: true,
    category: "",
    status: "",
    way: "more",
    by: undefined,
    value: "",
    step: "1",
  });
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    onEdit(readEdit(next));
  };
  const isTyped = choice.field === "price" ? choice.by !== undefined : choice.value.trim() !== "";
  const wrong = isTyped && readEdit(choice) === undefined;
  const isPercent = choice.way === "more" || choice.way === "less";
  return (
    <div className="grid grid-cols-2 gap-3 big-text:grid-cols-1">
      <Field label={t("what")} className="col-span-full">
        {(control) => (
          <Select
            {...control}
            value={choice.field}
            onChange={({ target: { value } }) =>
              choose({ field: fields.find((field) => field === value) ?? "price", by: undefined, value: "" })
            }
          >
            <option value="price">{t("price")}</option>
            <option value="category">{t("category")}</option>
            <option value="status">{t("status")}</option>
            <option value="low_stock_at">{t("lowStock")}</option>
          </Select>
        )}
      </Field>
      {choice.field === "category" && (
        <Field label={t("to")} className="col-span-full">
          {(control) => (
            <Select {...control} value={choice.category} onChange={({ target }) => choose({ category: target.value })}>
              <option value="" disabled>
                {t("choose")}
              </option>
              <CategoryOptions />
            </Select>
          )}
        </Field>
      )}
      {choice.field === "status" && (
        <Field label={t("to")} className="col-span-full">
          {(control) => (
            <Select {...control} value={choice.status} onChange={({ target }) => choose({ status: target.value })}>
              <option value="" disabled>
                {t("choose")}
              </option>
              <option value="published">{status("published")}</option>
              <option value="draft">{status("draft")}</option>
            </Select>
          )}
        </Field>
      )}
      {choice.field === "low_stock_at" && (
        <>
          <Field label={t("how")} className="max-sm:col-span-full">
            {(control) => (
              <Select
                {...control}
                value={choice.warns ? "at" : "never"}
                onChange={({ target }) => choose({ warns: target.value === "at" })}
              >
                <option value="at">{t("warnAt")}</option>
                <option value="never">{t("warnNever")}</option>
              </Select>
            )}
          </Field>
          {choice.warns && (
            <Field label={t("left")} className="max-sm:col-span-full" {...(wrong && { error: t("wrong.count") })}>
              {(control) => (
                <Input
                  {...control}
                  value={choice.value}
                  onChange={({ target }) => choose({ value: target.value })}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="5"
                />
              )}
            </Field>
          )}
        </>
      )}
      {choice.field === "price" && (
        <>
          <Field label={t("how")} className="max-sm:col-span-full">
            {(control) => (
              <Select
                {...control}
                value={choice.way}
                onChange={({ target: { value } }) =>
                  choose({ way: ways.find((way) => way === value) ?? "more", by: undefined })
                }
              >
                {ways.map((way) => (
                  <option key={way} value={way}>
                    {t(`way.${way}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <AmountField
            key={isPercent ? "percent" : "amount"}
            label={isPercent ? t("percent") : t("amount")}
            className="max-sm:col-span-full"
            error={wrong ? (isPercent ? t("wrong.percent") : t("wrong.amount")) : undefined}
            unit={isPercent ? "%" : currency}
            value={choice.by}
            onChange={(by) => choose({ by })}
          />
          {choice.way !== "set" && (
            <Field label={t("round")} className="col-span-full">
              {(control) => (
                <Select {...control} value={choice.step} onChange={({ target }) => choose({ step: target.value })}>
                  {priceSteps.map((step) => (
                    <option key={step} value={step}>
                      {step === 1 ? t("exact") : t("nearest", { step: `${formatAmount(step)} ${currency}` })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </>
      )}
    </div>
  );
}
