"use client";

import type { Debt } from "@mauzo/contract/payments/debts";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

/** The newest payments of a customer, and what went back. */
export function DebtPayments({ payments }: { payments: Debt["payments"] }) {
  const t = useTranslations("debts");
  const orders = useTranslations("orders.payments");
  return (
    <Card title={t("payments")} flush>
      {payments.length === 0 && <p className="px-4 pb-4 text-muted md:px-5">{t("noPayments")}</p>}
      <ul className="empty:hidden">
        {payments.map(({ id, amount, method, reference, by, at, order }) => (
          <li key={id} className="border-line border-t px-4 py-2.5 md:px-5">
            <p className="flex justify-between gap-x-4 big-text:flex-wrap">
              <span>
                {amount.minor < 0 && <>{orders("refund")} · </>}
                {orders(`methods.${method ?? "credit"}`)}
              </span>
              <Link
                href={`/dashboard/transactions/${id}`}
                prefetch={false}
                className="text-primary tabular-nums underline-offset-4 hover:underline"
              >
                {formatMoney(amount)}
              </Link>
            </p>
            <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
              <RelativeTime iso={at} />
              <span className="whitespace-nowrap tabular-nums">{order ? order.number : t("manual.one")}</span>
              {by !== "" && <bdi>{by}</bdi>}
              {reference !== "" && <bdi className="break-all">{reference}</bdi>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
