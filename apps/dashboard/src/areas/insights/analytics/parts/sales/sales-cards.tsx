"use client";

import type { SalesFigures, SalesSums } from "@mauzo/contract/insights/figures";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useChangeText } from "../../labels.ts";
import { pathWith } from "../../rules.ts";
import { FigureCard } from "../figure-card.tsx";

const orders = "/dashboard/orders";
const money = "/dashboard/transactions";
const cards = [
  { key: "orders", path: orders, narrowed: {} },
  { key: "sales_minor", path: orders, narrowed: {} },
  { key: "average_minor", path: orders, narrowed: {} },
  { key: "paid_minor", path: money, narrowed: { kind: "payment" } },
  { key: "refunded_minor", path: money, narrowed: { kind: "refund" } },
  { key: "returned", path: orders, narrowed: {} },
  { key: "margin_minor", path: "/dashboard/products/stock", narrowed: undefined },
  { key: "owed_minor", path: orders, narrowed: {} },
  { key: "cancelled", path: orders, narrowed: { status: "cancelled" } },
] as const;
type Key = (typeof cards)[number]["key"];

/** What was sold, paid, given back and left, each with what it means. Who sees no money sees what is counted. */
export function SalesCards({ figures: { now, before, days, currency } }: { figures: SalesFigures }) {
  const t = useTranslations("analytics");
  const changeText = useChangeText();
  const seesStock = useCanAccess({ resource: "product", action: "read" });
  const meaningOf = (key: Key, { unknown_pieces, pieces }: SalesSums) =>
    key === "margin_minor" && unknown_pieces > 0
      ? t("marginUnknown", { count: formatCount(unknown_pieces), all: formatCount(pieces) })
      : t(`meanings.${key}`);
  return (
    <section aria-label={t("parts.sales")} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {cards.flatMap(({ key, path, narrowed }) => {
        const value = now[key];
        if (value === null) return [];
        const text = key.endsWith("_minor") ? formatMoney({ minor: value, currency }) : formatCount(value);
        return [
          <FigureCard
            key={key}
            label={t(`figures.${key}`)}
            value={text}
            change={changeText(value, before[key] ?? 0)}
            meaning={meaningOf(key, now)}
            href={narrowed ? pathWith(path, { ...days, ...narrowed }) : seesStock ? path : undefined}
          />,
        ];
      })}
    </section>
  );
}
