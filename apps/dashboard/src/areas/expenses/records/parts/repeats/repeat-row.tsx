"use client";

import { type ExpenseRepeat, expenseRepeats } from "@mauzo/contract/expenses/expense-repeats";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { useLocale, useTranslations } from "next-intl";
import { useStopRepeat } from "../../../../../entities/expenses/repeat/actions/use-repeat.ts";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";

/** What is spent every month, and when next. */
export function RepeatRow({ repeat }: { repeat: ExpenseRepeat }) {
  const t = useTranslations("expenses");
  const language = useLocale();
  const mayStop = useCanAccess(expenseRepeats.stop.access);
  const { mutate, isPending } = useStopRepeat(repeat);
  const { amount, category, supplier, next_on } = repeat;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t py-2 first:border-0">
      <span className="wrap-anywhere min-w-0">
        <span className="tabular-nums">{formatMoney(amount)}</span> · {t(`categories.${category}`)}
        {supplier !== "" && (
          <>
            {" · "}
            <bdi>{supplier}</bdi>
          </>
        )}
        <span className="block text-[0.8125rem] text-muted">{t("nextOn", { day: formatDay(next_on, language) })}</span>
      </span>
      {mayStop && (
        <Button
          size="sm"
          variant="ghost"
          busy={isPending}
          aria-label={t("stopRepeatOf", { amount: formatMoney(amount) })}
          onClick={() => mutate()}
        >
          {t("stopRepeat")}
        </Button>
      )}
    </li>
  );
}
