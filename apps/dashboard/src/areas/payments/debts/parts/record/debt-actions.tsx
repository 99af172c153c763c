"use client";

import { type Debt, debts } from "@mauzo/contract/payments/debts";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ShareSheet } from "../../../../../entities/orders/order/parts/customer/share-sheet.tsx";
import { usePayDebt, usePromise, useReminder } from "../../../../../entities/payments/debt/actions/use-debt.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";

const DayDialog = lazyPart(
  async () => (await import("../../../../../entities/orders/order/parts/credit/day-dialog.tsx")).DayDialog,
);
const PaymentSheet = lazyPart(
  async () => (await import("../../../../../entities/orders/order/parts/payments/payment-sheet.tsx")).PaymentSheet,
);

/** Records a payment of what is owed, notes a promise, and writes the message that reminds. */
export function DebtActions({ debt: { id, phone, owed, orders } }: { debt: Debt }) {
  const t = useTranslations("debts");
  const failureText = useFailureText();
  const payment = usePayDebt(id);
  const promise = usePromise(id);
  const { shared, ...reminder } = useReminder(id);
  const [open, setOpen] = useState<"payment" | "promise">();
  const mayPay = useCanAccess(debts.pay.access);
  const mayRemind = useCanAccess(debts.remind.access);
  const close = () => {
    setOpen(undefined);
    payment.reset();
    promise.reset();
  };
  if (owed.minor === 0) return null;
  return (
    <>
      {mayRemind && (
        <Button variant="secondary" busy={reminder.busy} onClick={reminder.open}>
          {t("remind")}
        </Button>
      )}
      {mayRemind && (
        <Button variant="secondary" onClick={() => setOpen("promise")}>
          {t("promise")}
        </Button>
      )}
      {mayPay && (
        <Button variant="primary" onClick={() => setOpen("payment")}>
          {t("pay")}
        </Button>
      )}
      {open === "payment" && (
        <PaymentSheet
          kind="paid"
          most={owed}
          busy={payment.isPending}
          refusal={payment.error ? failureText(payment.error) : undefined}
          onSave={({ kind: _, ...body }) => payment.mutate(body, { onSuccess: close })}
          onClose={close}
        />
      )}
      {open === "promise" && (
        <DayDialog
          what="promise"
          day={orders.find(({ promised_on }) => promised_on !== null)?.promised_on ?? null}
          busy={promise.isPending}
          refusal={promise.error ? failureText(promise.error) : undefined}
          onSave={(day) => promise.mutate(day, { onSuccess: close })}
          onClose={close}
        />
      )}
      {shared && shared.state !== "queued" && (
        <ShareSheet link={shared.url} text={shared.text} phone={phone} onClose={reminder.close} />
      )}
    </>
  );
}
