"use client";

import type { SupplierBill } from "@mauzo/contract/expenses/suppliers";
import { type PaymentMethod, paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatMoney } from "@mauzo/format/money";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { usePayBill } from "../../../../entities/expenses/supplier/actions/use-supplier.ts";
import { dayIn } from "../../../../lib/list/day-range.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

/** Pays a bill, all that is left of it unless less is typed. */
export function PayDialog({ bill, onClose }: { bill: SupplierBill; onClose: () => void }) {
  const t = useTranslations("suppliers");
  const expenses = useTranslations("expenses");
  const failureText = useFailureText();
  const amountProblem = useAmountProblem();
  const today = dayIn(useAccount().shop.time_zone, new Date());
  const [amount, setAmount] = useState<TypedAmount | undefined>(bill.owed.minor);
  const [method, setMethod] = useState<PaymentMethod>("cash");
  const [day, setDay] = useState(today);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = usePayBill(bill);

  function pay() {
    if (isUnreadable(amount)) return setProblem(amountProblem(amount));
    if (!amount) return setProblem(expenses("amountMissing"));
    mutate({ amount_minor: amount, method, paid_on: day || today }, { onSuccess: () => onClose() });
  }

  return (
    <FormDialog
      title={t("payTitle")}
      text={t("payText", { left: formatMoney(bill.owed) })}
      save={t("pay")}
      busy={isPending}
      onSave={pay}
      onClose={onClose}
    >
      <AmountField
        label={expenses("amount")}
        error={problem ?? (error ? failureText(error) : undefined)}
        autoFocus
        unit={bill.amount.currency}
        value={amount}
        onChange={(typed) => {
          setAmount(typed);
          setProblem(undefined);
        }}
      />
      <ChoiceChips
        label={expenses("method")}
        chips={paymentMethods.map((value) => ({ value, text: expenses(`methods.${value}`) }))}
        value={method}
        onChoose={setMethod}
      />
      <Field label={t("paidOn")}>
        {(control) => (
          <Input {...control} type="date" max={today} value={day} onChange={({ target }) => setDay(target.value)} />
        )}
      </Field>
    </FormDialog>
  );
}
