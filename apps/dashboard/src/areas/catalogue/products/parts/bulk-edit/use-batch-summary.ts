"use client";

import type { BatchEdit, PriceEdit } from "@mauzo/contract/catalogue/product-bulk-edits";
import { formatMoney } from "@mauzo/format/money";
import { useLocale, useTranslations } from "next-intl";
import { useAccount } from "../../../../../lib/session/account.tsx";

/** Describes a bulk edit in words. */
export function useBatchSummary(): (edit: BatchEdit) => string {
  const t = useTranslations("products.changes.what");
  const category = useTranslations("category");
  const status = useTranslations("products.status");
  const locale = useLocale();
  const { currency } = useAccount().shop;
  const priceText = (by: PriceEdit) => {
    if (by.kind === "set") return t("set", { amount: formatMoney({ minor: by.minor, currency }) });
    const isMore = (by.kind === "percent" ? by.basis_points : by.minor) >= 0;
    const step =
      by.kind === "percent"
        ? `${(Math.abs(by.basis_points) / 100).toLocaleString(locale)} %`
        : formatMoney({ minor: Math.abs(by.minor), currency });
    return isMore ? t("more", { by: step }) : t("less", { by: step });
  };
  return (edit) => {
    if (edit.field === "category") return t("category", { to: category(edit.to) });
    if (edit.field === "import") return t("import", { name: edit.name });
    if (edit.field === "list") return t("list");
    if (edit.field === "status") return t("status", { to: status(edit.to) });
    if (edit.field === "low_stock_at")
      return edit.to === null ? t("neverLow") : t("lowStockAt", { count: edit.to.toLocaleString(locale) });
    return edit.field === "price" ? priceText(edit.by) : t("prices");
  };
}
