"use client";

import type { CampaignQuote } from "@mauzo/contract/marketing/campaign-quotes";
import { Card } from "@mauzo/ui/card";
import { PhoneFrame, PhoneMessage } from "@mauzo/ui/phone-frame";
import { useTranslations } from "next-intl";

/** The longest message in each language as it stands on a phone, and what makes it dearer. */
export function PhonesCard({ quote: { languages, templates } }: { quote: CampaignQuote }) {
  const t = useTranslations("campaigns.preview");
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      {languages.map(({ language, people, parts, longest, unicode_characters, unicode_names }) => (
        <Card key={language} title={t(`languages.${language}`)}>
          <PhoneFrame label={t("phone", { language: t(`inWords.${language}`) })}>
            <PhoneMessage>
              <p lang={language} className="wrap-anywhere whitespace-pre-wrap">
                {longest}
              </p>
            </PhoneMessage>
          </PhoneFrame>
          <p className="mt-3">
            {people === 0 ? t("nobody") : templates ? t("peopleOnly", { people }) : t("people", { people, parts })}
          </p>
          {unicode_characters.length > 0 && (
            <p className="wrap-anywhere mt-2">{t("unicode", { characters: unicode_characters.join(" ") })}</p>
          )}
          {unicode_names > 0 && <p className="mt-2">{t("names", { count: unicode_names })}</p>}
        </Card>
      ))}
    </div>
  );
}
