"use client";

import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { valueNameIn } from "../../rules.ts";

/** The name under which an answer is remembered: plain letters, as texts write it in braces. */
export function ValueName({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const t = useTranslations("chatflow.settings");
  return (
    <Field label={t("name")} hint={t("nameHint", { example: `{${value || "jina"}}` })}>
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={24}
          autoCapitalize="none"
          autoCorrect="off"
          onChange={({ target }) => onChange(valueNameIn(target.value))}
        />
      )}
    </Field>
  );
}
