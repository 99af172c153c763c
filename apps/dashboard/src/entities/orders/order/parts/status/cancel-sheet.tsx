"use client";

import { type PaymentMethod, paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import type { NewPayment } from "@mauzo/contract/orders/order-payments";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Modal } from "@mauzo/ui/modal";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";

type Props = {
  number: string;
  /** What the customer has paid and not got back: it is refunded before the order is cancelled. */
  paid: Money;
  /** Whether the customer claims a payment that nobody has checked. */
  isClaimed: boolean;
  mayRefund: boolean;
  busy: boolean;
  /** The refund recorded in this sheet. */
  refunded: Money | undefined;
  refusal: string | undefined;
  onCancel: (reason: string, refund: NewPayment | undefined) => void;
  onClose: () => void;
};

/** Cancels an order: the reason, the refund, and its units go back to stock. */
export function CancelSheet(props: Props) {
  const { number, paid, isClaimed, mayRefund, busy, refunded, refusal, onCancel, onClose } = props;
  const t = useTranslations("orders.moves");
  const shell = useTranslations("shell");
  const input = useTranslations("input");
  const payments = useTranslations("orders.payments");
  const [reason, setReason] = useState("");
  const [method, setMethod] = useState<PaymentMethod>("mobile_money");
  const amount = formatMoney(paid);
  const refunds = paid.minor > 0;

  if (refunds && !mayRefund)
    return (
      <Modal
        title={t("cancelTitle", { number })}
        text={t("cancelPaidOther", { amount })}
        close={shell("close")}
        onClose={onClose}
        className="bottom-3 max-w-md md:top-[12vh] md:bottom-auto"
      >
        <div className="flex justify-end p-5">
          <Button onClick={onClose}>{shell("close")}</Button>
        </div>
      </Modal>
    );
  return (
    <FormDialog
      title={t("cancelTitle", { number })}
      text={t("cancelText")}
      save={refunds ? t("refundAndCancel", { amount }) : t("to.cancelled")}
      cancelText={t("keep")}
      danger
      busy={busy}
      onSave={() => onCancel(reason, refunds ? { amount_minor: paid.minor, method, reason } : undefined)}
      onClose={onClose}
    >
      {isClaimed && <p className="rounded-control bg-accent-soft p-3">{t("cancelClaimed")}</p>}
      {refunds && (
        <>
          <p className="rounded-control bg-accent-soft p-3">{t("cancelPaid", { amount })}</p>
          <ChoiceChips
            label={t("refundMethod")}
            chips={paymentMethods.map((value) => ({ value, text: payments(`methods.${value}`) }))}
            value={method}
            onChoose={setMethod}
          />
        </>
      )}
      <Field label={t("reason")} aside={input("optional")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            placeholder={t("reasonExample")}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {refunded && !busy && (
        <p role="status" className="rounded-control bg-accent-soft p-3">
          {t("refundStands", { amount: formatMoney(refunded) })}
        </p>
      )}
      {refusal !== undefined && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
    </FormDialog>
  );
}
