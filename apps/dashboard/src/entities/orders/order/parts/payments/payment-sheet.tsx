"use client";

import { type NewPayment, type PaymentMethod, paymentMethods } from "@mauzo/contract/orders/order-payments";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { MoneyInput } from "../../../../../components/form/money-input.tsx";
import { type PaymentKind, presetsTo } from "../../rules.ts";

type Props = {
  kind: PaymentKind;
  /** The maximum amount: what is owed, or what was paid. */
  most: Money;
  busy: boolean;
  refusal: string | undefined;
  onSave: (payment: NewPayment & { kind: PaymentKind }) => void;
  onClose: () => void;
};

/** Records a payment or refund: amount, method and the network's reference. */
export function PaymentSheet({ kind, most, busy, refusal, onSave, onClose }: Props) {
  const t = useTranslations("orders.payments");
  const input = useTranslations("input");
  const [amount, setAmount] = useState<number | undefined>(most.minor);
  const [method, setMethod] = useState<PaymentMethod>("mobile_money");
  const [reference, setReference] = useState("");
  const [problem, setProblem] = useState<string>();

  function save() {
    if (!amount) return setProblem(t("amountMissing"));
    if (amount > most.minor) return setProblem(t("tooMuch", { most: formatMoney(most) }));
    onSave({ kind, amount_minor: amount, method, reference });
  }
  const set = (minor: number | undefined) => {
    setAmount(minor);
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
      <Field label={t("amount")} error={problem ?? refusal}>
        {(control) => <MoneyInput {...control} autoFocus currency={most.currency} value={amount} onChange={set} />}
      </Field>
      <div className="flex flex-wrap gap-1.5">
        {presetsTo(most.minor).map((minor) => (
          <Button key={minor} variant="secondary" size="sm" aria-pressed={minor === amount} onClick={() => set(minor)}>
            {minor === most.minor ? t("all") : formatMoney({ ...most, minor })}
          </Button>
        ))}
      </div>
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
