"use client";

import type { WhatsappNumber } from "@mauzo/contract/conversations/channels";
import { channelHealthOf } from "@mauzo/contract/shop/channel-health";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Badge } from "@mauzo/ui/badge";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { qualityOf, tierOf } from "../rules.ts";

const tones = { ok: "primary", unchecked: "neutral", refused: "danger", paused: "danger" } as const;

/** How the number is, in plain words, and what to do where something is wrong. */
export function NumberCard({ number, actions }: { number: WhatsappNumber; actions?: ReactNode }) {
  const t = useTranslations("connect");
  const health = channelHealthOf({ state: number.state, paused: number.paused !== null });
  const texts = {
    ok: undefined,
    unchecked: t("number.uncheckedText"),
    refused: t("number.refusedText"),
    paused: t("number.pausedText", { code: String(number.paused?.code ?? 0) }),
  };
  const facts = [
    { name: t("number.phone"), value: number.phone || number.phone_number_id },
    { name: t("number.name"), value: isolateBidi(number.name) || "–" },
    { name: t("number.quality"), value: t(`number.qualities.${qualityOf(number.quality)}`) },
    { name: t("number.tier"), value: t(`number.tiers.${tierOf(number.tier)}`) },
    { name: t("number.token"), value: t("number.ends", { ends: number.token_ends || "…" }) },
    {
      name: t("number.webhook"),
      value: number.last_event_at ? <RelativeTime iso={number.last_event_at} /> : t("number.never"),
    },
    { name: t("number.queue"), value: t("number.waiting", { count: number.queued }) },
  ];
  return (
    <Card title={t("number.title")} action={<Badge tone={tones[health]}>{t(`number.states.${health}`)}</Badge>}>
      {texts[health] !== undefined && <p className="mb-3">{texts[health]}</p>}
      <dl className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="sm:contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
    </Card>
  );
}
