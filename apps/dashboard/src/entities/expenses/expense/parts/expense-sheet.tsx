"use client";

import { type ExpenseCategory, expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import type { ExpenseDraft } from "@mauzo/contract/expenses/expense-drafts";
import { type Expense, ExpenseMinor } from "@mauzo/contract/expenses/expenses";
import { type PaymentMethod, paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { OptionalField } from "../../../../components/form/optional-field.tsx";
import { dayIn } from "../../../../lib/list/day-range.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useSaveExpense } from "../actions/use-save-expense.ts";
import { ReceiptField } from "./receipt-field.tsx";

type Props = { saved?: Expense; draft?: ExpenseDraft; onClose: () => void };

/** An expense, new, as it was saved, or as a draft has it: the amount first, then what is a tap, then what is typed. */
export function ExpenseSheet({ saved, draft, onClose }: Props) {
  const t = useTranslations("expenses");
  const failureText = useFailureText();
  const amountProblem = useAmountProblem();
  const { currency, time_zone } = useAccount().shop;
  const today = dayIn(time_zone, new Date());
  // What the fields were filled from: a colleague's later change is a conflict, not overwritten.
  const [base] = useState({ saved, draft });
  const start = saved ?? draft;
  const [amount, setAmount] = useState<TypedAmount | undefined>(start?.amount.minor);
  const [category, setCategory] = useState<ExpenseCategory>(start?.category ?? "supplies");
  const [method, setMethod] = useState<PaymentMethod>(start?.method ?? "cash");
  const [day, setDay] = useState(start?.spent_on ?? today);
  // Half a date reads as none, which would be written down as today.
  const [isHalf, setHalf] = useState(false);
  const [supplier, setSupplier] = useState(start?.supplier ?? "");
  const [note, setNote] = useState(start?.note ?? "");
  const [picture, setPicture] = useState(saved?.picture_id ?? null);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useSaveExpense(base);

  function save() {
    if (isUnreadable(amount)) return setProblem(amountProblem(amount));
    if (!amount || !ExpenseMinor.safeParse(amount).success) return setProblem(t("amountMissing"));
    if (isUploading || isHalf) return;
    const body = {
      category,
      method,
      supplier,
      note,
      amount_minor: amount,
      spent_on: day || today,
      picture_id: picture,
    };
    mutate(body, { onSuccess: onClose });
  }

  return (
    <FormDialog
      title={t(saved ? "editTitle" : draft ? "confirmTitle" : "addTitle")}
      save={t(draft ? "confirmDraft" : "save")}
      busy={isPending || isUploading}
      onSave={save}
      onClose={onClose}
    >
      <AmountField
        label={t("amount")}
        error={problem ?? (error ? failureText(error) : undefined)}
        autoFocus
        unit={currency}
        value={amount}
        onChange={(typed) => {
          setAmount(typed);
          setProblem(undefined);
        }}
      />
      <ChoiceChips
        label={t("category")}
        chips={expenseCategories.map((value) => ({ value, text: t(`categories.${value}`) }))}
        value={category}
        onChoose={setCategory}
      />
      <ChoiceChips
        label={t("method")}
        chips={paymentMethods.map((value) => ({ value, text: t(`methods.${value}`) }))}
        value={method}
        onChoose={setMethod}
      />
      {!draft && <ReceiptField picture={picture} onChange={setPicture} onUploading={setUploading} />}
      {draft?.picture === "here" && <p className="text-muted">{t("draftPicture")}</p>}
      <Field label={t("day")} {...(isHalf && { error: t("dayUnreadable") })}>
        {(control) => (
          <Input
            {...control}
            type="date"
            max={today}
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              setHalf(target.validity.badInput);
            }}
          />
        )}
      </Field>
      <OptionalField label={t("supplier")} maxLength={80} value={supplier} onChange={setSupplier} />
      <OptionalField label={t("note")} maxLength={500} value={note} onChange={setNote} />
    </FormDialog>
  );
}
