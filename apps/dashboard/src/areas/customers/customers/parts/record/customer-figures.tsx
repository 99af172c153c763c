"use client";

import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { StatCard } from "@mauzo/ui/stat-card";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

/** What the orders of a customer come to. */
export function CustomerFigures({ customer }: { customer: CustomerRecord }) {
  const t = useTranslations("customers");
  const { total, total_orders, owed, credit, last_order_at } = customer;
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3 big-text:grid-cols-1">
      <StatCard
        label={t("orders")}
        value={formatCount(total_orders)}
        note={
          last_order_at && (
            <>
              {t("lastOrder")}: <RelativeTime iso={last_order_at} />
            </>
          )
        }
      />
      <StatCard
        label={t("owed")}
        value={formatMoney(owed)}
        note={credit.minor > 0 && t("credit", { credit: formatMoney(credit) })}
      />
      <div className="max-lg:col-span-full">
        <StatCard label={t("total")} value={formatMoney(total)} />
      </div>
    </div>
  );
}
