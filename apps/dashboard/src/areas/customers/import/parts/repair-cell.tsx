"use client";

import type { ContactImportField } from "@mauzo/contract/customers/contact-imports";
import { customerLimits } from "@mauzo/contract/customers/customers";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";

type Props = {
  field: ContactImportField;
  value: string;
  wrong: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
};

/** One cell of a row with a problem. */
export function RepairCell({ field, value, wrong, disabled, onChange }: Props) {
  const t = useTranslations("contactImports");
  const isNumber = field === "phone" || field === "phone2" || field === "phone3";
  return (
    <Field label={t(`field.${field}`)}>
      {(control) => (
        <Input
          {...control}
          {...(wrong && { "aria-invalid": true })}
          {...(isNumber && { inputMode: "tel" })}
          value={value}
          disabled={disabled}
          maxLength={customerLimits.note}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
