"use client";

import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { LanguageOptions } from "../../../../components/language-options.tsx";
import { isLanguage, type Language } from "../../../../i18n/language.ts";
import { TimeZoneField } from "./time-zone-field.tsx";

type Props = {
  language: Language;
  zone: string;
  busy: boolean;
  onLanguage: (language: Language) => void;
  onZone: (zone: string) => void;
};

export function LanguageCard({ language, zone, busy, onLanguage, onZone }: Props) {
  const t = useTranslations("profile.language");
  return (
    <Card title={t("title")}>
      <div className="flex flex-col gap-4">
        <Field label={t("language")} hint={t("languageHint")}>
          {(control) => (
            <Select
              {...control}
              name="language"
              value={language}
              onChange={(event) => isLanguage(event.target.value) && onLanguage(event.target.value)}
            >
              <LanguageOptions />
            </Select>
          )}
        </Field>
        <TimeZoneField key={zone} zone={zone} busy={busy} onSave={onZone} />
      </div>
    </Card>
  );
}
