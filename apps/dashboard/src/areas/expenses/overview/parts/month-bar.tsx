"use client";

import { type ExpenseOverview, expenseOverview } from "@mauzo/contract/expenses/expense-overview";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useLockMonth } from "../../../../entities/expenses/expense/actions/use-lock-month.ts";
import { dayIn } from "../../../../lib/list/day-range.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useMonthText } from "../labels.ts";
import { monthAfter } from "../rules.ts";

/** `asked`: the month that is on its way, which further presses count from; null: the present one. */
type Props = { overview: ExpenseOverview; asked: string | null; onMonth: (month: string | null) => void };

/** Which month is shown, the way to its neighbours, and whether it is closed. */
export function MonthBar({ overview: { month, locked }, asked, onMonth }: Props) {
  const t = useTranslations("expenses");
  const monthText = useMonthText();
  const isAdmin = useCanAccess(expenseOverview.lock.access);
  const { mutate, isPending } = useLockMonth();
  const present = dayIn(useAccount().shop.time_zone, new Date()).slice(0, 7);
  const go = (count: number) => {
    const next = monthAfter(asked ?? present, count);
    if (next <= present) onMonth(next === present ? null : next);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <Button variant="secondary" size="icon" aria-label={t("earlier")} onClick={() => go(-1)}>
        <span aria-hidden="true">‹</span>
      </Button>
      <h2 className="min-w-32 text-center font-semibold" aria-live="polite">
        {monthText(month)}
      </h2>
      <Button variant="secondary" size="icon" aria-label={t("later")} disabled={month >= present} onClick={() => go(1)}>
        <span aria-hidden="true">›</span>
      </Button>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {locked && (
          <span className="text-[0.8125rem] text-muted">
            {t("lockedBy")} <bdi>{locked.by}</bdi>
          </span>
        )}
        {isAdmin && (month < present || locked !== null) && (
          <Button variant="secondary" busy={isPending} onClick={() => mutate({ month, locked: locked === null })}>
            {t(locked ? "unlock" : "lock")}
          </Button>
        )}
      </span>
    </div>
  );
}
