"use client";

import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { CreditLimitCard } from "../../../../entities/customers/customer/parts/credit-limit-card.tsx";
import { useDebt } from "../data.ts";
import { DebtActions } from "../parts/record/debt-actions.tsx";
import { DebtDetails } from "../parts/record/debt-details.tsx";
import { DebtLink } from "../parts/record/debt-link.tsx";
import { DebtManual } from "../parts/record/debt-manual.tsx";
import { DebtOrders } from "../parts/record/debt-orders.tsx";
import { DebtPayments } from "../parts/record/debt-payments.tsx";
import { DebtReminders } from "../parts/record/debt-reminders.tsx";

export { startDebt } from "../data.ts";

/** What a customer owes, order by order, what they paid, and what can be done about it. */
export function DebtScreen({ id }: { id: string }) {
  const t = useTranslations("debts");
  const query = useDebt(id);
  const debt = query.data;
  const back = { href: "/dashboard/debt", label: t("back") };
  if (!debt) {
    const words = { failed: t("detailFailed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("detailTitle")} back={back} side="right" words={words} query={query} />;
  }
  return (
    <>
      <PageHeader
        title={debt.name || t("unnamed")}
        back={back}
        aside={<span className="font-semibold text-lg tabular-nums">{formatMoney(debt.owed)}</span>}
        actions={<DebtActions debt={debt} />}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <DebtOrders debt={debt} />
          <DebtManual debts={debt.manual} />
          <DebtPayments payments={debt.payments} />
          <DebtReminders reminders={debt.reminders} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <DebtDetails debt={debt} />
          <CreditLimitCard id={id} limit={debt.limit} owed={debt.owed} />
          <DebtLink debt={debt} />
        </div>
      </div>
    </>
  );
}
