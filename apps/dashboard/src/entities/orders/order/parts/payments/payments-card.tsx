"use client";

import type { transactions } from "@mauzo/contract/ledger/transactions";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import type { Order } from "@mauzo/contract/orders/orders";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { useCreditPayment, usePayment } from "../../actions/use-payment.ts";
import { owedOf, type PaymentKind, payableOf } from "../../rules.ts";
import { PaymentStatusBadge } from "../status/payment-status-badge.tsx";
import { PaymentSheet } from "./payment-sheet.tsx";

/** The total of an order, what is paid, and each payment, with buttons to record one. */
export function PaymentsCard({ order }: { order: Order }) {
  const t = useTranslations("orders.payments");
  const failureText = useFailureText();
  // Not in the sheet: sent again from a sheet opened again, it is still the same payment.
  const payment = usePayment(order.id);
  const fromCredit = useCreditPayment(order.id);
  const [recording, setRecording] = useState<PaymentKind>();
  const close = () => {
    setRecording(undefined);
    payment.reset();
  };
  const owed = owedOf(order);
  const tooMuch = order.paid.minor - order.total.minor;
  const canPay = useCanAccess(orderPayments.create.access) && payableOf(order).minor > 0;
  const maySee = useCanAccess({ resource: "transactions", action: "read" } satisfies typeof transactions.get.access);
  const canRefund = useCanAccess(orderPayments.refund.access) && order.paid.minor > 0;
  const usable = { ...order.credit, minor: Math.min(order.credit.minor, payableOf(order).minor) };
  const sum = (label: string, value: string, strong = false) => (
    <div className={`flex justify-between gap-x-4 big-text:flex-wrap ${strong ? "font-semibold" : "text-muted"}`}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
  return (
    <Card title={t("title")} action={<PaymentStatusBadge payment={order.payment} />} flush>
      <dl className="flex flex-col gap-1.5 px-4 pb-4 md:px-5">
        {sum(t("paid"), formatMoney(order.paid))}
        {sum(t("owed"), formatMoney(owed), owed.minor > 0)}
        {tooMuch > 0 && sum(t("tooMuchPaid"), formatMoney({ ...order.total, minor: tooMuch }), true)}
      </dl>
      {order.payments.length > 0 && (
        <ul className="border-line border-t">
          {order.payments.map((payment) => (
            <li key={payment.id} className="border-line border-b px-4 py-2.5 last:border-0 md:px-5">
              <p className="flex justify-between gap-x-4 big-text:flex-wrap">
                <span>
                  {payment.amount.minor < 0 && <>{t("refund")} · </>}
                  {t(`methods.${payment.method ?? "credit"}`)}
                </span>
                {maySee ? (
                  <Link
                    href={`/dashboard/transactions/${payment.id}`}
                    className="text-primary tabular-nums underline-offset-4 hover:underline"
                  >
                    {formatMoney(payment.amount)}
                  </Link>
                ) : (
                  <span className="tabular-nums">{formatMoney(payment.amount)}</span>
                )}
              </p>
              <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
                <RelativeTime iso={payment.at} />
                {payment.by !== "" && <bdi>{payment.by}</bdi>}
                {payment.reference !== "" && <bdi className="break-all">{payment.reference}</bdi>}
                {payment.fee && <span className="tabular-nums">{t("fee", { fee: formatMoney(payment.fee) })}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {(canPay || canRefund) && (
        <div className="flex flex-wrap gap-2 border-line border-t px-4 py-3 md:px-5">
          {canPay && (
            <Button size="sm" variant="secondary" onClick={() => setRecording("paid")}>
              {t("record")}
            </Button>
          )}
          {canPay && usable.minor > 0 && (
            <Button
              size="sm"
              variant="secondary"
              busy={fromCredit.isPending}
              onClick={() => fromCredit.mutate(usable.minor)}
            >
              {t("useCredit", { amount: formatMoney(usable) })}
            </Button>
          )}
          {canRefund && (
            <Button size="sm" variant="secondary" onClick={() => setRecording("refunded")}>
              {t("recordRefund")}
            </Button>
          )}
        </div>
      )}
      {recording && (
        <PaymentSheet
          kind={recording}
          most={recording === "paid" ? payableOf(order) : order.paid}
          busy={payment.isPending}
          refusal={payment.error ? failureText(payment.error) : undefined}
          onSave={(body) => payment.mutate(body, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Card>
  );
}
