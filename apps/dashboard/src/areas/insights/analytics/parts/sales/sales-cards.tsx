"use client";

import type { SalesFigures, SalesSums } from "@mauzo/contract/insights/figures";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { useTranslations } from "next-intl";
import { useChangeText } from "../../labels.ts";
import { pathWith } from "../../rules.ts";
import { FigureCard } from "../figure-card.tsx";

const orders = "/dashboard/orders";
const money = "/dashboard/transactions";
/** Each with the list of exactly its rows, where there is one. */
const cards = [
  { key: "orders", rows: { path: orders, narrowed: {} } },
  { key: "sales_minor", rows: undefined },
  { key: "average_minor", rows: undefined },
  { key: "paid_minor", rows: { path: money, narrowed: { kind: "payment" } } },
  { key: "refunded_minor", rows: { path: money, narrowed: { kind: "refund" } } },
  { key: "returned", rows: undefined },
  { key: "margin_minor", rows: undefined },
  { key: "owed_minor", rows: undefined },
  { key: "cancelled", rows: { path: orders, narrowed: { fulfilment: "cancelled" } } },
] as const;
type Key = (typeof cards)[number]["key"];

/** What was sold, paid, given back and left, each with what it means. Who sees no money sees what is counted. */
export function SalesCards({ figures: { now, before, days, currency } }: { figures: SalesFigures }) {
  const t = useTranslations("analytics");
  const changeText = useChangeText();
  const meaningOf = (key: Key, { unknown_pieces, pieces }: SalesSums) =>
    key === "margin_minor" && unknown_pieces > 0
      ? t("marginUnknown", { count: formatCount(unknown_pieces), all: formatCount(pieces) })
      : t(`meanings.${key}`);
  return (
    <section aria-label={t("parts.sales")} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {cards.flatMap(({ key, rows }) => {
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
            href={rows && pathWith(rows.path, { ...days, ...rows.narrowed })}
          />,
        ];
      })}
    </section>
  );
}
