import { instalmentsOf } from "@mauzo/contract/orders/order-plans";
import type { BalanceOrder } from "@mauzo/contract/payments/balance-links";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { useTranslations } from "next-intl";
import type { Language } from "../i18n/language.ts";
import { BalanceAnswer } from "./balance-answer.tsx";
import { BalanceClaim } from "./said/balance-claim.tsx";

type Props = { code: string; orders: readonly BalanceOrder[]; language: Language };
/** Each order for which something is owed: since when, until when, what is left, and what the customer says of it. */
export function BalanceOrders({ code, orders, language }: Props) {
  const t = useTranslations("balance");
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="balance-orders" className="mt-6">
      <h2 id="balance-orders" className="font-semibold text-lg">
        {t("orders")}
      </h2>
      <ul className="mt-2 divide-y divide-line border-line border-t">
        {orders.map((order) => {
          const { id, number, total, owed, placed_on, due_on, is_overdue, plan } = order;
          return (
            <li key={id} className="py-3">
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
                <span>{number}</span>
                <span>{formatMoney(owed)}</span>
              </p>
              <p className="flex flex-wrap gap-x-3 text-muted text-sm">
                <span>{t("since", { day: formatDay(placed_on, language) })}</span>
                {total.minor !== owed.minor && <span>{t("ofTotal", { total: formatMoney(total) })}</span>}
                {due_on !== null && (
                  <span className={is_overdue ? "text-danger-strong" : undefined}>
                    {t(is_overdue ? "wasDue" : "due", { day: formatDay(due_on, language) })}
                  </span>
                )}
              </p>
              {plan.length > 0 && (
                <ul aria-label={t("instalments")} className="mt-1">
                  {instalmentsOf(order).map(({ due_on, leftMinor }) => (
                    <li key={due_on} className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
                      <span>{formatDay(due_on, language)}</span>
                      <span>{leftMinor === 0 ? t("instalmentPaid") : formatMoney({ ...owed, minor: leftMinor })}</span>
                    </li>
                  ))}
                </ul>
              )}
              <BalanceAnswer code={code} order={order} />
              <BalanceClaim code={code} order={order} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
