"use client";

import { type Debt, debts } from "@mauzo/contract/payments/debts";
import { manualDebts } from "@mauzo/contract/payments/manual-debts";
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
const ManualDebtDialog = lazyPart(async () => (await import("../manual-debt-dialog.tsx")).ManualDebtDialog);
const PaymentSheet = lazyPart(
  async () => (await import("../../../../../entities/orders/order/parts/payments/payment-sheet.tsx")).PaymentSheet,
);

/** Records a payment of what is owed, notes a promise, and writes the message that reminds. */
export function DebtActions({ debt: { id, phone, owed, orders, manual } }: { debt: Debt }) {
  const t = useTranslations("debts");
  const failureText = useFailureText();
  const payment = usePayDebt(id);
  const promise = usePromise(id);
  const { shared, ...reminder } = useReminder(id);
  const [open, setOpen] = useState<"payment" | "promise" | "manual">();
  const mayPay = useCanAccess(debts.pay.access);
  const mayAdd = useCanAccess(manualDebts.create.access);
  const mayRemind = useCanAccess(debts.remind.access);
  const close = () => {
    setOpen(undefined);
    payment.reset();
    promise.reset();
  };
  const owes = owed.minor > 0;
  return (
    <>
      {mayAdd && (
        <Button variant="secondary" onClick={() => setOpen("manual")}>
          {t("manual.add")}
        </Button>
      )}
      {mayRemind && owes && (
        <Button variant="secondary" busy={reminder.busy} onClick={reminder.open}>
          {t("remind")}
        </Button>
      )}
      {mayRemind && owes && (
        <Button variant="secondary" onClick={() => setOpen("promise")}>
          {t("promise")}
        </Button>
      )}
      {mayPay && owes && (
        <Button variant="primary" onClick={() => setOpen("payment")}>
          {t("pay")}
        </Button>
      )}
      {open === "payment" && (
        <PaymentSheet
          kind="paid"
          most={owed}
          surplusText={(amount) => t("surplus", { amount })}
          busy={payment.isPending}
          refusal={payment.error ? failureText(payment.error) : undefined}
          onSave={({ kind: _, ...body }) =>
            payment.mutate({ ...body, surplus: body.amount_minor > owed.minor }, { onSuccess: close })
          }
          onClose={close}
        />
      )}
      {open === "manual" && <ManualDebtDialog of={id} onClose={close} />}
      {open === "promise" && (
        <DayDialog
          what="promise"
          day={[...orders, ...manual].find(({ promised_on }) => promised_on !== null)?.promised_on ?? null}
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
