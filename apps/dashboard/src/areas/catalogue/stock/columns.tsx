"use client";

import type { StockItem } from "@mauzo/contract/catalogue/stock";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Column } from "../../../components/table/column.ts";
import { ItemName } from "./parts/item-name.tsx";
import { StockLeft } from "./parts/stock-left.tsx";

export function useStockColumns(): readonly Column<StockItem>[] {
  const t = useTranslations("stock");
  return useMemo(
    () => [
      { id: "item", label: t("item"), width: 14, cell: (item) => <ItemName item={item} /> },
      { id: "left", label: t("left"), width: 7, numeric: true, cell: (item) => <StockLeft item={item} /> },
      {
        id: "threshold",
        label: t("threshold"),
        width: 7,
        numeric: true,
        className: "text-muted",
        cell: ({ low_stock_at }) => (low_stock_at === null ? t("noThreshold") : formatCount(low_stock_at)),
      },
    ],
    [t],
  );
}
