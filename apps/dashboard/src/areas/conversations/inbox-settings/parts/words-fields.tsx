"use client";

import { mostAutoText } from "@mauzo/contract/conversations/auto-messages";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import type { InboxForm } from "../rules.ts";

/** What customers are told, in both languages. */
export function WordsFields({ of }: { of: "person_words" | "bot_words" }) {
  const t = useTranslations("inboxSettings");
  const { register } = useFormContext<InboxForm>();
  return (["sw", "en"] as const).map((language) => (
    <FormField key={language} name={`${of}.${language}`} label={t(`${of}.${language}`)}>
      {(control) => (
        <Textarea {...control} {...register(`${of}.${language}`)} rows={2} lang={language} maxLength={mostAutoText} />
      )}
    </FormField>
  ));
}
