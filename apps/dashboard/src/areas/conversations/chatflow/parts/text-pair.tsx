"use client";

import type { StepField } from "@mauzo/chatflow/edit/step-fields";
import { withWords } from "@mauzo/chatflow/edit/step-fields";
import type { FlowText } from "@mauzo/contract/conversations/chatflow";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Textarea } from "@mauzo/ui/textarea";
import { useLocale, useTranslations } from "next-intl";
import { languagesFor } from "../rules.ts";

type Props = Pick<StepField, "text" | "most"> & { label: string; onChange: (text: FlowText) => void };

/** A text in both languages, with how much of what a channel carries it takes. */
export function TextPair({ label, text, most, onChange }: Props) {
  const t = useTranslations("chatflow");
  const short = most <= 20;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {languagesFor(useLocale()).map((language) => {
        const words = text[language] ?? "";
        const other = text[language === "en" ? "sw" : "en"];
        const write = (said: string) => onChange(withWords(text, language, said));
        return (
          <Field
            key={language}
            label={`${label} · ${t(`languages.${language}`)}`}
            hint={
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className={words.length > most ? "font-medium text-danger" : ""}>
                  {t("counter", { length: `${words.length}`, most: `${most}` })}
                </span>
                {words === "" && other !== undefined && (
                  <button
                    type="button"
                    className="min-h-8 underline pointer-coarse:min-h-11"
                    onClick={() => write(other)}
                  >
                    {t(language === "en" ? "copySwahili" : "copyEnglish")}
                  </button>
                )}
              </span>
            }
          >
            {(control) =>
              short ? (
                <Input
                  {...control}
                  lang={language}
                  maxLength={60}
                  value={words}
                  onChange={({ target }) => write(target.value)}
                />
              ) : (
                <Textarea
                  {...control}
                  lang={language}
                  maxLength={2_000}
                  value={words}
                  onChange={({ target }) => write(target.value)}
                />
              )
            }
          </Field>
        );
      })}
    </div>
  );
}
