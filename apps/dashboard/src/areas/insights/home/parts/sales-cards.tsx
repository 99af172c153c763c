"use client";

import type { SalesSummary } from "@mauzo/contract/insights/sales-summary";
import { useTranslations } from "next-intl";
import { type Figure, figures } from "../rules.ts";
import { SalesCard } from "./sales-card.tsx";
import { SalesTable } from "./sales-table.tsx";

type Props = {
  /** Undefined while loading. */
  summary: SalesSummary | undefined;
  seesMoney: boolean;
  /** The list of the counted orders. */
  ordersHref: string;
};

/** Orders and payments, each compared with the same weekdays before. */
export function SalesCards({ summary, seesMoney, ordersHref }: Props) {
  const t = useTranslations("home");
  const shown: readonly Figure[] = figures.filter(({ name }) => seesMoney || (name !== "cash" && name !== "mobile"));
  return (
    <div className="flex flex-col gap-3">
      <section aria-label={t("figures")} className="grid grid-cols-2 gap-3 md:grid-cols-6 big-text:grid-cols-1 xl:flex">
        {shown.map((figure, place) => (
          <SalesCard
            key={figure.name}
            figure={figure}
            summary={summary}
            href={figure.name === "orders" ? ordersHref : undefined}
            // Two or three columns, so that every row is full.
            className={
              place === 0
                ? `col-span-2 big-text:col-span-1 ${seesMoney ? "md:col-span-3" : "md:col-span-2"}`
                : seesMoney && place === 1
                  ? "md:col-span-3"
                  : "md:col-span-2"
            }
          />
        ))}
      </section>
      <SalesTable summary={summary} figures={shown} />
    </div>
  );
}
