"use client";

import { type ShopCategory, shopCategories } from "@mauzo/contract/shop/shop";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { CategoryOptions } from "./category-options.tsx";

type Props = { value: ShopCategory | null; onChange: (category: ShopCategory | null) => void; className?: string };

export function CategoryFilter({ value, onChange, className }: Props) {
  const t = useTranslations("list");
  return (
    <Select
      aria-label={t("category")}
      value={value ?? ""}
      onChange={({ target }) => onChange(shopCategories.find((known) => known === target.value) ?? null)}
      className={className}
    >
      <option value="">{t("allCategories")}</option>
      <CategoryOptions />
    </Select>
  );
}
