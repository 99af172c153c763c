"use client";

import type { OrderRow } from "@mauzo/contract/orders";
import { compactNumber } from "@mauzo/format/compact-number";
import { formatMoney } from "@mauzo/format/money";
import { StatCard } from "@mauzo/ui/stat-card";
import { useTranslations } from "use-intl";
import { useAccount } from "../../../lib/session/account.tsx";
import { lastWeek, today } from "../rules.ts";

type Page = { items: OrderRow[]; next: string | null; total?: number };
const minorPerUnit = 100;

/** Three numbers of the day, counted from the orders themselves. */
export function TodayCards({ newest, pending }: { newest: Page | undefined; pending: Page | undefined }) {
  const t = useTranslations("home");
  const { shop } = useAccount();
  const day = newest && today(newest.items, newest.next === null, shop.currency, new Date(), shop.time_zone);
  const week = newest && lastWeek(newest.items, newest.next === null, new Date(), shop.time_zone);
  const more = (number: number | string, atLeast: boolean) => `${number}${atLeast ? "+" : ""}`;
  const waiting =
    pending && more(pending.total ?? pending.items.length, pending.total === undefined && pending.next !== null);
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 big-text:grid-cols-1">
      <StatCard
        label={t("ordersToday")}
        value={day && more(day.count, day.atLeast)}
        note={day?.atLeast ? t("atLeast") : undefined}
        trend={week && { values: week, label: t("lastWeek", { numbers: week.join(", ") }) }}
      />
      <StatCard label={t("waiting")} value={waiting} note={t("waitingNote")} />
      <div className="col-span-2 md:col-span-1 big-text:col-span-1">
        <StatCard
          label={t("soldToday")}
          value={day && `${compactNumber(day.sold.minor / minorPerUnit)} ${shop.currency}`}
          title={day && formatMoney(day.sold)}
          note={t("soldNote")}
        />
      </div>
    </div>
  );
}
