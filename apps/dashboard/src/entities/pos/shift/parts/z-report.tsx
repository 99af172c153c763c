"use client";

import type { ShiftRow } from "@mauzo/contract/pos/shifts";
import type { Money } from "@mauzo/contract/shared";
import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useLocale, useTranslations } from "next-intl";
import { SlipRow } from "../../../../components/slip.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";

/** The Z report of a shift: what was sold and how it was paid, and what is in the drawer. */
export function ZReport({ shift }: { shift: ShiftRow }) {
  const t = useTranslations("pos.z");
  const language = useLocale();
  const { user, shop } = useAccount();
  const at = (iso: string) => formatDateTime(iso, user.time_zone, language);
  const row = (name: "sales" | "returns" | keyof typeof sums, amount: string, strong = false) => (
    <SlipRow name={t(name)} amount={amount} strong={strong} />
  );
  const sums = {
    ...{ cash: shift.cash, mobile: shift.mobile_money, credit: shift.credit, total: shift.total },
    ...{ returned: shift.returned, refunded: shift.refunded },
    ...{ float: shift.float, putIn: shift.put_in, takenOut: shift.taken_out, expected: shift.expected },
    ...{ counted: shift.counted, difference: shift.difference },
  };
  const told = (name: keyof typeof sums, strong = false) => {
    const amount: Money | null = sums[name];
    return amount && row(name, formatMoney(amount), strong);
  };
  return (
    <div>
      <p className="text-center font-semibold">
        <bdi>{shop.name}</bdi>
      </p>
      <p className="text-center">
        {t(shift.closed_at === null ? "open" : "title")} · <bdi>{shift.register}</bdi>
      </p>
      <p className="mt-2">
        {t("openedBy", { at: at(shift.opened_at), name: shift.opened_by })}
        {shift.closed_at !== null && (
          <>
            <br />
            {t("closedBy", { at: at(shift.closed_at), name: shift.closed_by })}
          </>
        )}
      </p>
      <dl className="mt-2 border-current border-t border-dashed pt-2">
        {row("sales", String(shift.sales))}
        {told("cash")}
        {told("mobile")}
        {shift.credit.minor > 0 && told("credit")}
        {told("total", true)}
        {shift.returns > 0 && row("returns", String(shift.returns))}
        {shift.returns > 0 && told("returned")}
      </dl>
      <dl className="mt-2 border-current border-t border-dashed pt-2">
        {told("float")}
        {told("cash")}
        {shift.put_in.minor > 0 && told("putIn")}
        {shift.taken_out.minor > 0 && told("takenOut")}
        {shift.refunded.minor > 0 && told("refunded")}
        {told("expected", true)}
        {told("counted", true)}
        {told("difference", true)}
      </dl>
      {shift.note !== "" && (
        <p className="mt-2">
          <bdi>{shift.note}</bdi>
        </p>
      )}
    </div>
  );
}
