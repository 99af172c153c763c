"use client";

import type { FigureDays } from "@mauzo/contract/insights/figures";
import type { TakenFigures } from "@mauzo/contract/insights/taken-figures";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RankedRows } from "../ranked-rows.tsx";

const ordersPath = (id: string, { from, to }: FigureDays) =>
  `/dashboard/orders?${new URLSearchParams({ taken_by: id, from, to })}`;

/** Who entered orders and sold over the counter, each leading to these orders. */
export function TakenCard({ figures: { items, currency, days } }: { figures: TakenFigures }) {
  const t = useTranslations("analytics");
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <Card title={t("byTaker")} description={t("byTakerText")}>
      <RankedRows
        empty={t("noTaker")}
        rows={items.map(({ id, name, orders, sales_minor, till_orders, till_minor }) => ({
          ...{ key: id, name, href: ordersPath(id, days), size: sales_minor ?? orders },
          value: sales_minor === null ? t("takenOrders", { count: orders }) : money(sales_minor),
          note: [
            ...(sales_minor === null ? [] : [t("takenOrders", { count: orders })]),
            till_minor === null
              ? t("takenAtTill", { count: till_orders })
              : t("takenAtTillFor", { count: till_orders, money: money(till_minor) }),
          ].join(" · "),
        }))}
      />
    </Card>
  );
}
