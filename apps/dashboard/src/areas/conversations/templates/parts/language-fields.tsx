"use client";

import { templateLimits } from "@mauzo/contract/conversations/template-rules";
import { fieldNames, messageFields } from "@mauzo/contract/orders/order-workflow";
import type { Language } from "@mauzo/contract/shared";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import type { Editing } from "../../../../components/form/editing/use-editing.ts";
import { TemplatePreview } from "../../../../entities/conversations/message-template/parts/template-preview.tsx";
import { problemsOf, type TemplateForm } from "../form/template-form.ts";

const places = ["header", "body", "footer"] as const;

/** The words of a template in one language, with what WhatsApp would refuse of them as they are typed, and its preview. */
export function LanguageFields({ language, editing }: { language: Language; editing: Editing<TemplateForm> }) {
  const t = useTranslations("templates");
  const form = editing.form.watch();
  const words = form.texts[language];
  const problems = problemsOf(form);
  const title = t(`languages.${language}`);
  /** What is missing is said on saving; what is wrong at once. */
  const wrongAt = (path: string) => {
    const code = problems.find((problem) => problem.path === path)?.code;
    return code && code !== "template_body_missing" && code !== "nameMissing" ? t(`problems.${code}`) : undefined;
  };
  return (
    <Card title={title}>
      <div className="flex flex-col gap-4">
        {places.map((place) => {
          const path = `texts.${language}.${place}` as const;
          const count = t("count", { count: String(words[place].length), most: String(templateLimits[place]) });
          const fields = messageFields.map((field) => `{${fieldNames[field][language]}}`).join(" ");
          return (
            <FormField
              key={place}
              name={path}
              label={t(`places.${place}`)}
              hint={place === "body" ? `${count} · ${t("fields", { fields })}` : count}
              error={wrongAt(path)}
            >
              {(control) =>
                place === "body" ? (
                  <Textarea
                    {...control}
                    lang={language}
                    maxLength={templateLimits.body}
                    {...editing.form.register(path)}
                  />
                ) : (
                  <Input
                    {...control}
                    lang={language}
                    maxLength={templateLimits[place]}
                    {...editing.form.register(path)}
                  />
                )
              }
            </FormField>
          );
        })}
        {words.body.trim() !== "" && (
          <TemplatePreview label={t("preview", { language: title })} language={language} form={form} />
        )}
      </div>
    </Card>
  );
}
