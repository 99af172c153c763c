"use client";

import type { CampaignQuote } from "@mauzo/contract/marketing/campaign-quotes";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { skipWord } from "../../../../../entities/marketing/campaign/rules.ts";
import { CountList } from "../count-list.tsx";

/** Whom a draft reaches now, what that costs, and who does not get it. */
export function PriceCard({ quote }: { quote: CampaignQuote }) {
  const t = useTranslations("campaigns.preview");
  const skips = useTranslations("marketing.skips");
  const { matched, reached, parts, price, templates, skipped, unknown_numbers } = quote;
  const rows: [string, string, string?][] = [
    [t("reached"), formatCount(reached), t("matched", { count: matched })],
    templates
      ? [t("paid"), formatCount(templates.paid), t("free", { count: templates.free })]
      : [t("parts"), formatCount(parts)],
    [
      t("price"),
      price ? formatMoney(price) : t("notEntered"),
      t(!templates ? "priceNote" : price ? `categories.${templates.category}` : "notEnteredNote"),
    ],
  ];
  return (
    <Card title={t("priceTitle")}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-3">
        {rows.map(([label, value, note]) => (
          <div key={label}>
            <dt className="text-[0.8125rem] text-muted">{label}</dt>
            <dd>
              <span className="font-semibold text-lg tabular-nums">{value}</span>
              {note && <span className="block text-[0.8125rem] text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {price === null && (
        <Link href="/dashboard/connect/templates" className={buttonClass("secondary", "sm", "mt-3")}>
          {t("enterPrice")}
        </Link>
      )}
      {reached === 0 && <p className="mt-3 rounded-control bg-danger-soft px-3 py-2">{t("noPrice")}</p>}
      <CountList
        title={t("skippedTitle")}
        rows={[
          ...skipped.map(({ why, count }) => ({ text: skips(skipWord(templates ? "whatsapp" : "sms", why)), count })),
          { text: t("unknownNumbers"), count: unknown_numbers },
        ]}
      />
    </Card>
  );
}
