"use client";

import type { Money } from "@mauzo/contract/shared";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatMoney } from "@mauzo/format/money";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";

type Forgiving = {
  mutate: (of: { amount: Money; reason: string }, then: { onSuccess: () => void }) => void;
  error: Error | null;
  isPending: boolean;
};
type Props = { forgive: Forgiving; owed: Money; mostReason: number; onClose: () => void };

/** Forgives something that is owed, with the reason that the shop keeps. */
export function ForgiveDialog({ forgive: { mutate, error, isPending }, owed, mostReason, onClose }: Props) {
  const t = useTranslations("credit");
  const failureText = useFailureText();
  const amountProblem = useAmountProblem();
  const [typed, setTyped] = useState<{ amount: TypedAmount | undefined }>();
  // All of it unless another amount is typed, also when a payment comes in meanwhile.
  const amount = typed ? typed.amount : owed.minor;
  const [reason, setReason] = useState("");
  const [problems, setProblems] = useState<{ amount?: string | undefined; reason?: string | undefined }>({});

  function save() {
    const tooMuch = t("forgiveMost", { most: formatMoney(owed) });
    const wrong = () => (isUnreadable(amount) ? amountProblem(amount) : tooMuch);
    const isRight = !isUnreadable(amount) && amount !== undefined && amount > 0 && amount <= owed.minor;
    const found = {
      amount: isRight ? undefined : wrong(),
      reason: reason.trim() === "" ? t("reasonMissing") : undefined,
    };
    setProblems(found);
    if (!isRight || found.reason !== undefined) return;
    mutate({ amount: { ...owed, minor: amount }, reason: reason.trim() }, { onSuccess: onClose });
  }
  const refusal = error ? failureText(error) : undefined;
  return (
    <FormDialog
      title={t("forgiveTitle")}
      text={t("forgiveText")}
      save={t("forgive")}
      danger
      busy={isPending}
      onSave={save}
      onClose={onClose}
    >
      <AmountField
        label={t("amount")}
        error={problems.amount ?? refusal}
        unit={owed.currency}
        value={amount}
        onChange={(next) => setTyped({ amount: next })}
      />
      <Field label={t("reason")} {...(problems.reason !== undefined && { error: problems.reason })}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={mostReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
