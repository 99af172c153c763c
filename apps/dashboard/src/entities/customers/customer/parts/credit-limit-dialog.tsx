"use client";

import type { Money } from "@mauzo/contract/shared";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useCreditLimit } from "../actions/use-credit-limit.ts";

type Props = { id: string; limit: Money | null; currency: string; onClose: () => void };

/** Asks how much a customer may owe at most. */
export function CreditLimitDialog({ id, limit, currency, onClose }: Props) {
  const t = useTranslations("creditLimit");
  const failureText = useFailureText();
  const change = useCreditLimit(id);
  const [most, setMost] = useState<TypedAmount | undefined>(limit?.minor);
  function save() {
    if (!isUnreadable(most)) change.mutate(most ?? null, { onSuccess: onClose });
  }
  return (
    <FormDialog title={t("dialog")} save={t("save")} busy={change.isPending} onSave={save} onClose={onClose}>
      <AmountField label={t("field")} hint={t("fieldHint")} unit={currency} value={most} onChange={setMost} autoFocus />
      {change.error && (
        <p role="alert" className="text-danger">
          {failureText(change.error)}
        </p>
      )}
    </FormDialog>
  );
}
