"use client";

import type { ImportDefaults, ImportField } from "@mauzo/contract/catalogue/product-imports";
import { ShopCategory } from "@mauzo/contract/shop/shop";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { CategoryOptions } from "../../../../entities/shop/shop/parts/category-options.tsx";

type Props = {
  field: ImportField;
  value: string;
  defaults: ImportDefaults;
  wrong: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
};

/** One cell of an invalid row: known values are picked from a list, others typed. */
export function RepairField({ field, value, defaults, wrong, disabled, onChange }: Props) {
  const t = useTranslations("imports.file");
  const category = useTranslations("category");
  const isPicked = field === "category" || field === "status";
  const known = field === "category" ? ShopCategory.options : ["published", "draft"];
  const plain = value.trim().toLowerCase();
  const chosen = known.find((each) => each === plain);
  const otherwise = field === "category" ? category(defaults.category) : t(defaults.status);
  return (
    <Field label={t(`field.${field}`)}>
      {(control) =>
        isPicked ? (
          <Select
            {...control}
            {...(wrong && { "aria-invalid": true })}
            value={chosen ?? value}
            disabled={disabled}
            onChange={({ target }) => onChange(target.value)}
          >
            {chosen === undefined && plain !== "" && <option value={value}>{value}</option>}
            <option value="">{t("noneWritten", { otherwise })}</option>
            {field === "category" ? (
              <CategoryOptions />
            ) : (
              <>
                <option value="published">{t("published")}</option>
                <option value="draft">{t("draft")}</option>
              </>
            )}
          </Select>
        ) : (
          <Input
            {...control}
            {...(wrong && { "aria-invalid": true })}
            value={value}
            disabled={disabled}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}
