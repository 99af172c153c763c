"use client";

import type { Budgets, ExpenseBudgets } from "@mauzo/contract/expenses/expense-budgets";
import { type ExpenseCategory, expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useSaveBudgets } from "../../../../entities/expenses/expense/actions/use-save-budgets.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

type Typed = Partial<Record<ExpenseCategory, TypedAmount | undefined>>;

/** What may be spent in a month, for each category; an empty field is no budget. */
export function BudgetsDialog({ saved, onClose }: { saved: ExpenseBudgets; onClose: () => void }) {
  const t = useTranslations("expenses");
  const failureText = useFailureText();
  const { currency } = useAccount().shop;
  const [typed, setTyped] = useState<Typed>({});
  const { mutate, isPending, error } = useSaveBudgets();
  const amountOf = (category: ExpenseCategory) =>
    category in typed ? typed[category] : (saved.budgets[category] ?? undefined);
  function save() {
    if (expenseCategories.some((each) => isUnreadable(amountOf(each)))) return;
    const budgets = { ...saved.budgets };
    for (const category of expenseCategories) budgets[category] = budgetOf(amountOf(category));
    mutate({ budgets, version: saved.version }, { onSuccess: onClose });
  }
  return (
    <FormDialog
      title={t("budgetsTitle")}
      text={t("budgetsText")}
      save={t("save")}
      busy={isPending}
      onSave={save}
      onClose={onClose}
    >
      {error && (
        <p role="alert" className="text-danger">
          {failureText(error)}
        </p>
      )}
      {expenseCategories.map((category) => (
        <AmountField
          key={category}
          label={t(`categories.${category}`)}
          unit={currency}
          value={amountOf(category)}
          onChange={(value) => setTyped((before) => ({ ...before, [category]: value }))}
        />
      ))}
    </FormDialog>
  );
}

const budgetOf = (value: TypedAmount | undefined): Budgets[ExpenseCategory] =>
  typeof value === "number" && value > 0 ? value : null;
