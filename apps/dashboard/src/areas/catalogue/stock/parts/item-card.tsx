"use client";

import type { StockItem } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { useTranslations } from "next-intl";
import { ItemName } from "./item-name.tsx";
import { StockLeft } from "./stock-left.tsx";

/** A stock item in the list below 768 px. */
export function ItemCard({ item }: { item: StockItem }) {
  const t = useTranslations("stock");
  return (
    <span className="flex items-center justify-between gap-3 big-text:flex-col big-text:items-start">
      <ItemName item={item} large />
      <span className="shrink-0 text-right big-text:text-left">
        <StockLeft item={item} />
        {item.low_stock_at !== null && (
          <span className="block text-muted text-xs">{t("warnAt", { count: formatCount(item.low_stock_at) })}</span>
        )}
      </span>
    </span>
  );
}
