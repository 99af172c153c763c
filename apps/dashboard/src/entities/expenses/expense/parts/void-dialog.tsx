"use client";

import type { Expense } from "@mauzo/contract/expenses/expenses";
import { formatMoney } from "@mauzo/format/money";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import type { useVoidExpense } from "../actions/use-void-expense.ts";

type Props = { expense: Expense; strike: ReturnType<typeof useVoidExpense>["strike"]; onClose: () => void };

/** Asks why an expense is struck; the answer may be left out. */
export function VoidDialog({ expense, strike, onClose }: Props) {
  const t = useTranslations("expenses");
  const input = useTranslations("input");
  const failureText = useFailureText();
  const [reason, setReason] = useState("");
  return (
    <FormDialog
      title={t("strikeTitle", { amount: formatMoney(expense.amount) })}
      text={t("strikeText")}
      save={t("strike")}
      danger
      busy={strike.isPending}
      onSave={() => strike.mutate({ id: expense.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label={t("reason")} aside={input("optional")} {...(strike.error && { error: failureText(strike.error) })}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
