"use client";

import type { FigureDays } from "@mauzo/contract/insights/figures";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useCustomerFile, useCustomers } from "../data.ts";
import { useAmountText, useChangeText } from "../labels.ts";
import { FigureCard } from "../parts/figure-card.tsx";
import { QueryState } from "../parts/query-state.tsx";
import { RankedRows } from "../parts/ranked-rows.tsx";
import { SaveFile } from "../parts/save-file.tsx";
import { shareOf } from "../rules.ts";

const counts = ["buyers", "fresh", "returning", "nameless_orders"] as const;

/** Customers: how many bought, who is new, who bought most, and who has not come for long. */
export function CustomersPart({ days }: { days: FigureDays }) {
  const t = useTranslations("analytics");
  const changeText = useChangeText();
  const query = useCustomers(days);
  const save = useCustomerFile(days);
  const { data } = query;
  const seesMoney = data?.best.every(({ minor }) => minor !== null) ?? false;
  const write = useAmountText(data?.currency ?? "", seesMoney);
  if (!data) return <QueryState query={query} />;
  const { now, before, best, at_risk } = data;
  const nameOf = (name: string) => name || t("noName");
  return (
    <div className="flex flex-col gap-4" aria-busy={query.isFetching}>
      <section aria-label={t("parts.customers")} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {counts.map((key) => (
          <FigureCard
            key={key}
            label={t(`figures.${key}`)}
            value={formatCount(now[key])}
            change={changeText(now[key], before[key])}
            meaning={
              key === "returning"
                ? t("returningShare", { percent: String(shareOf(now.returning, now.buyers)) })
                : t(`meanings.${key}`)
            }
          />
        ))}
      </section>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card
          title={t("bestCustomers")}
          description={t("bestCustomersText")}
          action={<SaveFile of={t("bestCustomers")} onSave={() => save("best")} />}
        >
          <RankedRows
            empty={t("nothing")}
            rows={best.map(({ id, name, orders, minor, before_minor }) => ({
              ...{ key: id, name: nameOf(name), href: `/dashboard/customers/${id}`, size: minor ?? orders },
              value: write(minor ?? orders),
              note: [
                t("orders", { count: orders }),
                ...(minor === null ? [] : [changeText(minor, before_minor ?? 0)]),
              ].join(" · "),
            }))}
          />
        </Card>
        <Card
          title={t("atRisk")}
          description={t("atRiskText")}
          action={<SaveFile of={t("atRisk")} onSave={() => save("at_risk")} />}
        >
          <RankedRows
            empty={t("atRiskNone")}
            rows={at_risk.map(({ id, name, orders, minor, usual_days, silent_days }) => ({
              ...{ key: id, name: nameOf(name), href: `/dashboard/customers/${id}`, size: minor ?? orders },
              value: write(minor ?? orders),
              note: t("silent", { days: String(silent_days), usual: String(usual_days), orders: String(orders) }),
            }))}
          />
        </Card>
      </div>
    </div>
  );
}
