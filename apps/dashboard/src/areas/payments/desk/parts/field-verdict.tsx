"use client";

import type { ComplianceField } from "@mauzo/contract/payments/compliance-states";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { usualWords, type Verdict } from "../rules.ts";

type Props = {
  field: ComplianceField;
  verdict: Verdict | undefined;
  onVerdict: (verdict: Verdict) => void;
  children: ReactNode;
};
const mostCharacters = 300;

/** A field of a case, what stands in it or its document, and what the operator says of it. */
export function FieldVerdict({ field, verdict, onVerdict, children }: Props) {
  const t = useTranslations("desk");
  const name = useTranslations("compliance.fields")(field);
  return (
    <fieldset aria-label={name} className="border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
      <p className="text-[0.8125rem] text-muted">{name}</p>
      {children}
      <ChoiceChips<Verdict["is"] | "open">
        className="mt-2 flex-wrap"
        label={t("verdict", { field: name })}
        chips={[
          { value: "fine", text: t("fine") },
          { value: "mend", text: t("mend") },
        ]}
        value={verdict?.is ?? "open"}
        onChoose={(is) => onVerdict(is === "mend" ? { is, ...usualWords(field) } : { is: "fine" })}
      />
      {verdict?.is === "mend" && (
        <div className="mt-3 grid gap-3">
          {(["en", "sw"] as const).map((language) => (
            <Field key={language} label={t(language === "en" ? "inEnglish" : "inSwahili")}>
              {(control) => (
                <Textarea
                  {...control}
                  lang={language}
                  className="min-h-16"
                  maxLength={mostCharacters}
                  value={verdict[language]}
                  onChange={({ target }) => onVerdict({ ...verdict, [language]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </fieldset>
  );
}
