"use client";

import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { hasLink } from "../../rules.ts";

type Shown = Pick<Campaign, "message" | "template" | "channel" | "link" | "by">;

/** What a campaign says, in each language that it has. */
export function MessageCard({ campaign: { message, template, channel, link, by } }: { campaign: Shown }) {
  const t = useTranslations("campaigns");
  const targets = useTranslations("linkTarget.kind");
  const written = (["sw", "en"] as const).filter((language) => message[language].text !== "");
  return (
    <Card title={t("record.message")}>
      {channel === "whatsapp" && (
        <p className="wrap-anywhere">
          {template ? (
            <Link
              href={`/dashboard/connect/templates/${template.id}`}
              className="text-primary underline underline-offset-4"
            >
              {template.name}
            </Link>
          ) : (
            t("record.noTemplate")
          )}
        </p>
      )}
      <dl className="flex flex-col gap-3">
        {written.map((language) => (
          <div key={language}>
            <dt className="text-[0.8125rem] text-muted">{t(`preview.languages.${language}`)}</dt>
            <dd lang={language} className="wrap-anywhere whitespace-pre-wrap">
              {message[language].text}
            </dd>
          </div>
        ))}
      </dl>
      {hasLink(message) && (
        <p className="mt-3 text-[0.8125rem] text-muted">
          {t("record.linkTo")} {targets(link.kind)}
        </p>
      )}
      <p className="mt-3 text-[0.8125rem] text-muted">{t.rich("record.by", { by: () => <bdi>{by}</bdi> })}</p>
    </Card>
  );
}
