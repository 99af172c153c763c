"use client";

import { type ManualDebtKind, manualDebtKinds, mostManualMinor } from "@mauzo/contract/payments/manual-debts";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useAddManualDebt } from "../../../../entities/payments/debt/actions/use-manual-debts.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { type ChosenDebtor, DebtorField, type DebtorSearch } from "./debtor-field.tsx";

type Props = {
  /** Whose debt it is, or the search by which they are found. */
  of: string | DebtorSearch;
  onClose: () => void;
};

/** Writes down what a customer owes beside their orders. */
export function ManualDebtDialog({ of, onClose }: Props) {
  const t = useTranslations("debts.manual");
  const failureText = useFailureText();
  const amountProblem = useAmountProblem();
  const { currency } = useAccount().shop;
  const [debtor, setDebtor] = useState<ChosenDebtor>();
  const [kind, setKind] = useState<ManualDebtKind>("opening");
  const [amount, setAmount] = useState<TypedAmount>();
  const [due, setDue] = useState("");
  const [note, setNote] = useState("");
  const [problems, setProblems] = useState<{ customer?: string | undefined; amount?: string | undefined }>({});
  const { mutate, isPending, error } = useAddManualDebt();

  function save() {
    const id = typeof of === "string" ? of : debtor?.id;
    const missing = !amount || (!isUnreadable(amount) && amount > mostManualMinor) ? t("amountMissing") : undefined;
    const found = {
      customer: id === undefined ? t("customerMissing") : undefined,
      amount: isUnreadable(amount) ? amountProblem(amount) : missing,
    };
    setProblems(found);
    if (id === undefined || found.amount !== undefined || isUnreadable(amount) || !amount) return;
    mutate({ customerId: id, kind, amount_minor: amount, due_on: due || null, note }, { onSuccess: onClose });
  }
  return (
    <FormDialog title={t("add")} text={t("addText")} save={t("save")} busy={isPending} onSave={save} onClose={onClose}>
      {typeof of !== "string" && (
        <DebtorField search={of} chosen={debtor} problem={problems.customer} onChoose={setDebtor} />
      )}
      <AmountField
        label={t("amount")}
        error={problems.amount ?? (error ? failureText(error) : undefined)}
        unit={currency}
        value={amount}
        onChange={setAmount}
      />
      <ChoiceChips
        label={t("kind")}
        chips={manualDebtKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
        value={kind}
        onChoose={setKind}
      />
      <p className="text-[0.8125rem] text-muted">{t(`kindTexts.${kind}`)}</p>
      <Field label={t("dueOn")}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min="2000-01-01"
            max="2100-01-01"
            value={due}
            onChange={({ target }) => setDue(target.value)}
          />
        )}
      </Field>
      <Field label={t("note")} hint={t("noteHint")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
