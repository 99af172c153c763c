"use client";

import { type NewPayment, type PaymentMethod, paymentMethods } from "@mauzo/contract/orders/order-payments";
import type { Money } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Chips } from "@mauzo/ui/chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MoneyInput } from "../../../../../components/form/money-input.tsx";
import { SheetForm } from "../../../../../components/form/sheet-form.tsx";
import { type PaymentKind, presetsTo } from "../../rules.ts";

type Props = {
  kind: PaymentKind;
  /** The most that can be written down: what is owed, or what was paid. */
  most: Money;
  busy: boolean;
  refusal: string | undefined;
  onSave: (payment: NewPayment & { kind: PaymentKind }) => void;
  onClose: () => void;
};

/** What came for an order or went back: how much, how, and what the network calls it. */
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
    <SheetForm
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
      <Chips
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
    </SheetForm>
  );
}
