"use client";

import type { MessageHit } from "@mauzo/contract/conversations/conversations";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { PreviewText } from "../../../../../components/conversation/formatted-text.tsx";
import { RelativeTime } from "../../../../../components/relative-time.tsx";

type Props = { hits: readonly MessageHit[]; hrefOf: (hit: MessageHit) => string };

/** The messages with the words that were searched for; each leads to its place. */
export function MessageHits({ hits, hrefOf }: Props) {
  const t = useTranslations("conversations");
  return (
    <Card title={t("hits")} flush>
      <ul aria-label={t("hits")} className="divide-y divide-line">
        {hits.map((hit) => {
          const { id, conversation, from, text, at } = hit;
          const name = conversation.customer?.name || conversation.phone || t(`visitor.${conversation.channel}`);
          return (
            <li key={id}>
              <Link href={hrefOf(hit)} className="block px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2">
                <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
                  <bdi className="min-w-0 truncate font-medium">{name}</bdi>
                  <span className="shrink-0 text-muted text-xs">
                    <RelativeTime iso={at} clock />
                  </span>
                </span>
                <span className="wrap-anywhere line-clamp-2 text-[0.8125rem] text-muted">
                  {from !== "customer" && `${t(`from.${from}`)}: `}
                  <PreviewText text={text} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
