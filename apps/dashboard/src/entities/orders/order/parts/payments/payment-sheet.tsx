"use client";

import { type PaymentMethod, paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import type { NewPayment } from "@mauzo/contract/orders/order-payments";
import type { Money } from "@mauzo/contract/shared";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatMoney } from "@mauzo/format/money";
import { Checkbox } from "@mauzo/ui/checkbox";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import type { PaymentKind } from "../../rules.ts";
import { AmountPresets } from "./amount-presets.tsx";

type Props = {
  kind: PaymentKind;
  /** The maximum amount: what is owed, or what was paid. */
  most: Money;
  /** Where more than is owed may be paid: asks whether what is more becomes what this says. */
  surplusText?: (surplus: string) => string;
  busy: boolean;
  refusal: string | undefined;
  onSave: (payment: NewPayment & { kind: PaymentKind }) => void;
  onClose: () => void;
};

/** Records a payment or refund: amount, method and the network's reference. */
export function PaymentSheet({ kind, most, surplusText, busy, refusal, onSave, onClose }: Props) {
  const t = useTranslations("orders.payments");
  const input = useTranslations("input");
  const amountProblem = useAmountProblem();
  const [amount, setAmount] = useState<TypedAmount | undefined>(most.minor);
  const [method, setMethod] = useState<PaymentMethod>("mobile_money");
  const [reference, setReference] = useState("");
  const [problem, setProblem] = useState<string>();
  const [agreed, setAgreed] = useState<number>();
  const surplus = typeof amount === "number" ? amount - most.minor : 0;
  // Of this much: another amount, or another debt, is asked for again.
  const isAgreed = agreed === surplus;

  function save() {
    if (isUnreadable(amount)) return setProblem(amountProblem(amount));
    if (!amount) return setProblem(t("amountMissing"));
    if (surplus > 0 && !(surplusText && isAgreed)) return setProblem(t("tooMuch", { most: formatMoney(most) }));
    onSave({ kind, amount_minor: amount, method, reference });
  }
  const set = (typed: TypedAmount | undefined) => {
    setAmount(typed);
    setProblem(undefined);
  };

  return (
    <FormDialog
      title={t(kind === "paid" ? "record" : "recordRefund")}
      text={t(kind === "paid" ? "owedText" : "paidText", { most: formatMoney(most) })}
      save={t(kind === "paid" ? "save" : "saveRefund")}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <AmountField
        label={t("amount")}
        error={problem ?? refusal}
        autoFocus
        unit={most.currency}
        value={amount}
        onChange={set}
      />
      <AmountPresets
        label={t("presets")}
        all={t("all")}
        above={t(kind === "paid" ? "aboveOwed" : "abovePaid")}
        most={most}
        allowsMore={surplusText !== undefined}
        amount={amount}
        onChoose={set}
      />
      {surplusText && surplus > 0 && (
        <Checkbox
          label={surplusText(formatMoney({ ...most, minor: surplus }))}
          checked={isAgreed}
          onChange={({ target }) => {
            setAgreed(target.checked ? surplus : undefined);
            setProblem(undefined);
          }}
          className="min-h-9 text-sm pointer-coarse:min-h-11"
        />
      )}
      <ChoiceChips
        label={t("method")}
        chips={paymentMethods.map((value) => ({ value, text: t(`methods.${value}`) }))}
        value={method}
        onChoose={setMethod}
      />
      <Field label={t("reference")} aside={input("optional")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={60}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
