"use client";

import {
  type MessageTemplate,
  templateCategories,
  templatePurposes,
} from "@mauzo/contract/conversations/message-templates";
import { templateLimits } from "@mauzo/contract/conversations/template-rules";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { nameOf } from "../form/template-form.ts";
import { useTemplateForm } from "../form/use-template-form.ts";
import { LanguageFields } from "../parts/language-fields.tsx";
import { StandingLine } from "../parts/standing-line.tsx";

const list = "/dashboard/connect/templates";

/** The form of a template: what it is for, and its words in both languages with their preview. */
export function TemplateFormPage({ template }: { template?: MessageTemplate }) {
  const t = useTranslations("templates");
  const editing = useTemplateForm(template);
  const { register } = editing.form;
  const { name } = editing.form.watch();
  return (
    <FormPage
      editing={editing}
      title={template ? template.name : t("newTitle")}
      back={{ href: list, label: t("back") }}
      save={t(template ? "save" : "create")}
      discard={list}
      always={!template}
    >
      <Card>
        <div className="flex flex-col gap-4">
          {!template && (
            <FormField name="name" label={t("name")} hint={t("nameHint")}>
              {(control) => (
                <Input
                  {...control}
                  value={name}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={templateLimits.name}
                  onChange={({ target }) => editing.change({ name: nameOf(target.value) })}
                />
              )}
            </FormField>
          )}
          <FormField name="category" label={t("category")} hint={t("categoryHint")}>
            {(control) => (
              <Select {...control} {...register("category")}>
                {templateCategories.map((category) => (
                  <option key={category} value={category}>
                    {t(`categories.${category}`)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <FormField name="purpose" label={t("purpose")} hint={t("purposeHint")}>
            {(control) => (
              <Select {...control} {...register("purpose")}>
                <option value="">{t("noPurpose")}</option>
                {templatePurposes.map((purpose) => (
                  <option key={purpose} value={purpose}>
                    {t(`purposes.${purpose}`)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          {template &&
            (["sw", "en"] as const)
              .filter((language) => template.texts[language].body !== "")
              .map((language) => (
                <StandingLine key={language} language={language} standing={template.standing[language]} />
              ))}
        </div>
      </Card>
      <LanguageFields language="sw" editing={editing} />
      <LanguageFields language="en" editing={editing} />
    </FormPage>
  );
}
