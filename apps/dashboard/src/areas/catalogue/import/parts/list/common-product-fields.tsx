"use client";

import { ShopCategory } from "@mauzo/contract/shop/shop";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { CategoryOptions } from "../../../../../entities/shop/shop/parts/category-options.tsx";
import { mostStock } from "../../rules.ts";

export type Choices = { category: ShopCategory; stock: string; status: "draft" | "published" };
type Props = { choices: Choices; stockWrong: "stock" | "stockHigh" | undefined; onChange: (choices: Choices) => void };

/** What a price list does not say, chosen once for all its products. */
export function CommonProductFields({ choices, stockWrong, onChange }: Props) {
  const t = useTranslations("imports.list");
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label={t("category")}>
        {(control) => (
          <Select
            {...control}
            value={choices.category}
            onChange={({ target }) => onChange({ ...choices, category: ShopCategory.parse(target.value) })}
          >
            <CategoryOptions />
          </Select>
        )}
      </Field>
      <Field label={t("stock")} {...(stockWrong && { error: t(`problem.${stockWrong}`, { max: String(mostStock) }) })}>
        {(control) => (
          <Input
            {...control}
            value={choices.stock}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => onChange({ ...choices, stock: target.value })}
          />
        )}
      </Field>
      <Field label={t("status")}>
        {(control) => (
          <Select
            {...control}
            value={choices.status}
            onChange={({ target }) =>
              onChange({ ...choices, status: target.value === "draft" ? "draft" : "published" })
            }
          >
            <option value="published">{t("published")}</option>
            <option value="draft">{t("draft")}</option>
          </Select>
        )}
      </Field>
    </div>
  );
}
