"use client";

import type { StockItem } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/count";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "use-intl";
import { isLow } from "../rules/stock-words.ts";

/** How many are left; it stands out when that is few, or none. */
export function Left({ item }: { item: Pick<StockItem, "stock" | "low_stock_at"> }) {
  const t = useTranslations("stock");
  if (item.stock === 0) return <Badge tone="danger">{t("soldOut")}</Badge>;
  const words = t("inStock", { count: formatCount(item.stock) });
  if (isLow(item)) return <Badge tone="accent">{words}</Badge>;
  return <span className="whitespace-nowrap tabular-nums">{words}</span>;
}
