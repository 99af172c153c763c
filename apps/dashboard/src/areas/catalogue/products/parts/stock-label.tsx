"use client";

import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";

const number = new Intl.NumberFormat("en-US");

/** How many are left; stands out when there are none. */
export function StockLabel({ count }: { count: number }) {
  const t = useTranslations("products");
  if (count <= 0) return <Badge tone="danger">{t("soldOut")}</Badge>;
  return <span className="whitespace-nowrap tabular-nums">{t("inStock", { count: number.format(count) })}</span>;
}
