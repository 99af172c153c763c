"use client";

import { shopCategories } from "@mauzo/contract/shop/shop";
import { useTranslations } from "next-intl";

export function CategoryOptions() {
  const t = useTranslations("category");
  return shopCategories.map((value) => (
    <option key={value} value={value}>
      {t(value)}
    </option>
  ));
}
