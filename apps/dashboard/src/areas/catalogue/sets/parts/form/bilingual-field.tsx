"use client";

import { type Pair, setLimits } from "@mauzo/contract/catalogue/sets";
import { Input } from "@mauzo/ui/input";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";

type Props = {
  /** Where it is in the form. */
  name: string;
  label: string;
  /** Which text it is: each place has its own length limit. */
  limit: "header" | "body" | "footer" | "sectionTitle";
  value: Pair;
  optional?: boolean;
  onChange: (value: Pair) => void;
};

/** One text in English and in Swahili, each with its length against the limit. */
export function BilingualField({ name, label, limit, value, optional = false, onChange }: Props) {
  const t = useTranslations("sets");
  const most = setLimits[limit];
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(["en", "sw"] as const).map((language) => (
        <FormField
          key={language}
          name={`${name}.${language}`}
          label={t(language === "en" ? "inEnglish" : "inSwahili", { field: label })}
          aside={optional ? t("optional") : undefined}
          hint={t("count", { count: value[language].length, most })}
        >
          {(control) => {
            const typed = { ...control, lang: language, autoComplete: "off", maxLength: most, value: value[language] };
            const write = (text: string) => onChange({ ...value, [language]: text });
            return limit === "body" ? (
              <Textarea {...typed} onChange={({ target }) => write(target.value)} />
            ) : (
              <Input {...typed} onChange={({ target }) => write(target.value)} />
            );
          }}
        </FormField>
      ))}
    </div>
  );
}
