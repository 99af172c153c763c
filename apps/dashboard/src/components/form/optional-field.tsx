"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";

type Props = { label: string; maxLength: number; value: string; onChange: (typed: string) => void };

/** A line of text that may stay empty, and says so. */
export function OptionalField({ label, maxLength, value, onChange }: Props) {
  const t = useTranslations("input");
  return (
    <Field label={label} aside={t("optional")}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
