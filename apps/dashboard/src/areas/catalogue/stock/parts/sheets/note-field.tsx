"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";

/** A short note on the reason, for readers of the ledger. */
export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const t = useTranslations("stock");
  const input = useTranslations("input");
  return (
    <Field label={t("note")} aside={input("optional")}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={200}
          placeholder={t("noteExample")}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
