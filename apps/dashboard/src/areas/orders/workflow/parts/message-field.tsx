"use client";

import {
  messageFields,
  type ReminderField,
  reminderFieldNames,
  type Texts,
} from "@mauzo/contract/orders/order-workflow";
import { fillText } from "@mauzo/format/fill-text";
import { PhoneMessage } from "@mauzo/ui/phone-frame";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { useAccount } from "../../../../lib/session/account.tsx";
import { sampleFields } from "../rules.ts";

/** `name`: where the text is in the form; `fields`: the placeholders that it may use. */
type Props = {
  name: string;
  value: Texts;
  fields?: readonly ReminderField[] | undefined;
  onChange: (texts: Texts) => void;
};

/** A message in both languages, each with the placeholders it may use and a preview. */
export function MessageField({ name, value, fields = messageFields, onChange }: Props) {
  const t = useTranslations("workflow");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(["en", "sw"] as const).map((language) => (
        <OneLanguage
          key={language}
          name={`${name}.${language}`}
          label={t(language === "en" ? "inEnglish" : "inSwahili")}
          language={language}
          text={value[language]}
          fields={fields}
          onChange={(text) => onChange({ ...value, [language]: text })}
        />
      ))}
    </div>
  );
}

type OneProps = {
  name: string;
  label: string;
  language: "en" | "sw";
  text: string;
  fields: readonly ReminderField[];
  onChange: (text: string) => void;
};

function OneLanguage({ name, label, language, text, fields, onChange }: OneProps) {
  const t = useTranslations("workflow");
  const { shop } = useAccount();
  const area = useRef<HTMLTextAreaElement>(null);
  function insert(field: string) {
    const at = area.current?.selectionStart ?? text.length;
    onChange(`${text.slice(0, at)}{${field}}${text.slice(area.current?.selectionEnd ?? at)}`);
    area.current?.focus();
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <FormField name={name} label={label}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            lang={language}
            maxLength={600}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      <fieldset aria-label={t("fields")} className="flex min-w-0 flex-wrap gap-1">
        {fields.map((field) => (
          <button
            key={field}
            lang={language}
            type="button"
            onClick={() => insert(reminderFieldNames[field][language])}
            className="min-h-8 rounded-full bg-sunken px-2.5 text-xs hover:bg-line pointer-coarse:min-h-10"
          >
            {reminderFieldNames[field][language]}
          </button>
        ))}
      </fieldset>
      {text !== "" && (
        <div lang={language} className="flex flex-col break-words rounded-card bg-sunken p-3 text-[0.8125rem]">
          <PhoneMessage>{fillText(text, sampleFields(shop.name, language))}</PhoneMessage>
        </div>
      )}
    </div>
  );
}
