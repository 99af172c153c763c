"use client";

import type { QuotedMessage } from "@mauzo/contract/conversations/conversations";
import { useTranslations } from "next-intl";
import { PreviewText } from "../../../../../components/conversation/formatted-text.tsx";

/** The message that another answers: who wrote it, and how it begins. */
export function QuoteBlock({ quoted: { from, by, text } }: { quoted: QuotedMessage }) {
  const t = useTranslations("conversations");
  return (
    <span className="block min-w-0 border-primary border-l-2 pl-2 text-left text-[0.8125rem]">
      <bdi className="block truncate font-medium">{by || t(`from.${from}`)}</bdi>
      <span className="line-clamp-2 text-muted">{text === "" ? t("quote.wordless") : <PreviewText text={text} />}</span>
    </span>
  );
}
