"use client";

import { isSendable, type MessageTemplate } from "@mauzo/contract/conversations/message-templates";
import { campaignLimits } from "@mauzo/contract/marketing/campaigns";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { Skeleton } from "@mauzo/ui/skeleton";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import { ListError } from "../../../../../components/form/editing/list-error.tsx";
import type { Editing } from "../../../../../components/form/editing/use-editing.ts";
import { TemplatePreview } from "../../../../../entities/conversations/message-template/parts/template-preview.tsx";
import type { CampaignForm } from "../../form/campaign-form.ts";
import { fitsCampaign } from "../../rules.ts";

const languages = ["sw", "en"] as const;

type Props = {
  editing: Editing<CampaignForm>;
  /** The shop's name. */
  shop: string;
  /** The shop's templates; undefined until they are read. */
  all: readonly MessageTemplate[] | undefined;
};

/** Which template is sent, as it stands on the phone, and what stands in it where a name is not known. */
export function TemplateFields({ editing, shop, all }: Props) {
  const t = useTranslations("campaigns");
  const purposes = useTranslations("templates.purposes");
  const { template: chosen, message } = editing.form.watch();
  const templates = all?.filter(fitsCampaign);
  const template = templates?.find(({ id }) => id === chosen);
  return (
    <Card title={t("form.template")} description={t("form.templateHint")}>
      {templates === undefined && <Skeleton className="h-24" />}
      {templates?.length === 0 && (
        <div>
          <p>{t("form.noTemplates")}</p>
          <Link href="/dashboard/connect/templates" className={buttonClass("secondary", "md", "mt-3")}>
            {t("form.templates")}
          </Link>
        </div>
      )}
      <fieldset aria-label={t("form.template")}>
        {templates?.map(({ id, name, purpose }) => (
          <RadioChoice
            key={id}
            name="template"
            checked={id === chosen}
            onChange={() => editing.change({ template: id })}
            className="min-h-9 pointer-coarse:min-h-11"
          >
            {purpose ? purposes(purpose) : name}
          </RadioChoice>
        ))}
      </fieldset>
      <ListError name="template" />
      {template && (
        <div className="mt-4 flex flex-col gap-4">
          {languages
            .filter((language) => isSendable(template.standing[language].state))
            .map((language) => (
              <div key={language} className="flex flex-col gap-3">
                <h3 className="font-medium">{t(`preview.languages.${language}`)}</h3>
                <TemplatePreview
                  label={t("form.templatePreview", { language: t(`preview.inWords.${language}`) })}
                  language={language}
                  form={{
                    texts: template.texts,
                    examples: { ...template.examples, shop, name: message[language].fallback },
                  }}
                />
              </div>
            ))}
        </div>
      )}
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {languages.map((language) => (
          <FormField
            key={language}
            name={`message.${language}.fallback`}
            label={t("form.fallbackIn", { language: t(`preview.inWords.${language}`) })}
          >
            {(control) => (
              <Input
                {...control}
                lang={language}
                autoComplete="off"
                maxLength={campaignLimits.fallback}
                {...editing.form.register(`message.${language}.fallback`)}
              />
            )}
          </FormField>
        ))}
      </div>
    </Card>
  );
}
