"use client";

import type { StockItem } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { isLow } from "../rules/stock-labels.ts";

/** How many are left; stands out when few or none. */
export function StockLeft({ item }: { item: Pick<StockItem, "stock" | "low_stock_at"> }) {
  const t = useTranslations("stock");
  if (item.stock === 0) return <Badge tone="danger">{t("soldOut")}</Badge>;
  const words = t("inStock", { count: formatCount(item.stock) });
  if (isLow(item)) return <Badge tone="accent">{words}</Badge>;
  return <span className="whitespace-nowrap tabular-nums">{words}</span>;
}
