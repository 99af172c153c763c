"use client";

import type { ExpenseImportField } from "@mauzo/contract/expenses/expense-imports";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";

type Props = {
  field: ExpenseImportField;
  value: string;
  wrong: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
};

/** One cell of a row with a problem. */
export function RepairCell({ field, value, wrong, disabled, onChange }: Props) {
  const t = useTranslations("expenseImports");
  return (
    <Field label={t(`field.${field}`)}>
      {(control) => (
        <Input
          {...control}
          {...(wrong && { "aria-invalid": true })}
          {...(field === "amount" && { inputMode: "decimal" })}
          value={value}
          disabled={disabled}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
