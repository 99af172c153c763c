"use client";

import type { Order } from "@mauzo/contract/orders/orders";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { useLocale, useTranslations } from "next-intl";
import { owedOf } from "../../rules.ts";
import { CreditActions } from "./credit-actions.tsx";
import { PlanList } from "./plan-list.tsx";
import { SaidNote } from "./said-note.tsx";

/** Until when an order is to be paid, what was promised, and what was forgiven; nothing where it is not on credit. */
export function CreditCard({ order }: { order: Order }) {
  const t = useTranslations("credit");
  const language = useLocale();
  const { id, paid, forgiven, due_on, promised_on, reminds, plan, said } = order;
  const owed = owedOf(order);
  if (owed.minor === 0 && forgiven.minor === 0 && said === null) return null;
  const rows = [
    { label: t("dueOn"), value: due_on && formatDay(due_on, language) },
    { label: t("promisedOn"), value: promised_on && formatDay(promised_on, language) },
    { label: t("forgivenSum"), value: forgiven.minor > 0 && formatMoney(forgiven) },
  ];
  return (
    <Card title={t("title")}>
      <dl className="mb-3 flex flex-col gap-1.5 empty:hidden">
        {rows.map(
          ({ label, value }) =>
            value && (
              <div key={label} className="flex justify-between gap-x-4 big-text:flex-wrap">
                <dt className="text-muted">{label}</dt>
                <dd className="tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {owed.minor > 0 && <PlanList {...{ plan, paid, owed }} />}
      <SaidNote id={id} said={said} />
      {reminds && owed.minor > 0 && <p className="mb-3 text-[0.8125rem] text-muted">{t("reminded")}</p>}
      <CreditActions order={{ id, paid, owed, forgiven, due_on, reminds, plan }} />
    </Card>
  );
}
