"use client";

import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import type { Debt, DebtOrder } from "@mauzo/contract/payments/debts";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CreditActions } from "../../../../../entities/orders/order/parts/credit/credit-actions.tsx";
import { PlanList } from "../../../../../entities/orders/order/parts/credit/plan-list.tsx";
import { SaidNote } from "../../../../../entities/orders/order/parts/credit/said-note.tsx";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

const StatementDialog = lazyPart(async () => (await import("./statement-dialog.tsx")).StatementDialog);

/** Each order for which something is owed, in the order in which a payment goes to them. */
export function DebtOrders({ debt: { id, orders, manual } }: { debt: Debt }) {
  const t = useTranslations("debts");
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Card
      title={t("debt")}
      {...(orders.length + manual.length > 1 && { description: t("payFirst") })}
      action={
        orders.length + manual.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => setPrinting(true)}>
            {t("statement.open")}
          </Button>
        )
      }
      flush
    >
      {isPrinting && <StatementDialog id={id} onClose={() => setPrinting(false)} />}
      {orders.length === 0 && (
        <p className="px-4 pb-4 text-muted md:px-5">{t(manual.length === 0 ? "nothing" : "noOrders")}</p>
      )}
      <ul className="empty:hidden">
        {orders.map((order) => (
          <li key={order.id} className="border-line border-t px-4 py-3 md:px-5">
            <OwedOrder order={order} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OwedOrder({ order }: { order: DebtOrder }) {
  const t = useTranslations("debts");
  const language = useLocale();
  const maySee = useCanAccess({ resource: "orders", action: "read" });
  const { id, number, total, paid, owed, days, due_on, promised_on, is_overdue, claimed, plan, said } = order;
  return (
    <>
      <p className="flex items-baseline justify-between gap-x-4 big-text:flex-wrap">
        {maySee ? (
          <Link
            href={dashboardOrderPath(id)}
            prefetch={false}
            className="whitespace-nowrap font-medium text-primary tabular-nums underline-offset-4 hover:underline"
          >
            {number}
          </Link>
        ) : (
          <span className="whitespace-nowrap font-medium tabular-nums">{number}</span>
        )}
        <span className="font-medium tabular-nums">{formatMoney(owed)}</span>
      </p>
      <p className="mt-1 mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-muted">
        <span>{t("days", { days })}</span>
        {total.minor !== owed.minor && (
          <span className="tabular-nums">{t("ofTotal", { total: formatMoney(total) })}</span>
        )}
        {due_on !== null && !is_overdue && <span>{t("dueBy", { day: formatDay(due_on, language) })}</span>}
        {due_on !== null && is_overdue && (
          <Badge tone="danger">{t("dueBy", { day: formatDay(due_on, language) })}</Badge>
        )}
        {promised_on !== null && (
          <Badge tone="info">{t("promisedFor", { day: formatDay(promised_on, language) })}</Badge>
        )}
        {claimed && <Badge tone="accent">{t("claimed")}</Badge>}
      </p>
      <PlanList {...{ plan, paid, owed }} />
      <SaidNote id={id} said={said} />
      <CreditActions order={order} />
    </>
  );
}
