"use client";

import type { FieldChange } from "@mauzo/contract/catalogue/product-history";
import { productStatuses } from "@mauzo/contract/catalogue/products";
import { shopCategories } from "@mauzo/contract/shop/shop";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";

/** One changed field of a product: its old value and its new or proposed one. */
export function ChangedField({ change: { of, field, before, after } }: { change: FieldChange }) {
  const t = useTranslations("products.history");
  const category = useTranslations("category");
  const status = useTranslations("products.status");
  const say = (value: FieldChange["before"]) => {
    if (value === null || value === "") return t("nothing");
    if (typeof value === "object") return formatMoney(value);
    const known = field === "category" ? shopCategories.find((each) => each === value) : undefined;
    if (known) return category(known);
    const state = field === "status" ? productStatuses.find((each) => each === value) : undefined;
    return state ? status(state) : String(value);
  };
  const isPlain = field === "description" || field === "pictures" || field === "picture";
  return (
    <li className="break-words">
      {of !== "" && field !== "variant" && field !== "group" && field !== "add_on" && (
        <>
          <bdi>{of}</bdi>
          {" · "}
        </>
      )}
      {t(`field.${field}`)}
      {!isPlain && (
        <>
          {": "}
          <bdi>{say(before)}</bdi> <span aria-hidden="true">→</span> <span className="sr-only">{t("became")}</span>{" "}
          <bdi className="text-ink">{say(after)}</bdi>
        </>
      )}
    </li>
  );
}
