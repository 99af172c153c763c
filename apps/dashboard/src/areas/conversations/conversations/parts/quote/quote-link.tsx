"use client";

import type { QuotedMessage } from "@mauzo/contract/conversations/conversations";
import { useTranslations } from "next-intl";
import { QuoteBlock } from "./quote-block.tsx";

/** What a message answers, above its words; a press leads there. */
export function QuoteLink({ quoted, onJump }: { quoted: QuotedMessage; onJump: (seq: number) => void }) {
  const t = useTranslations("conversations.quote");
  return (
    <button
      type="button"
      title={t("jump")}
      onClick={() => onJump(quoted.seq)}
      className="mb-1.5 block w-full rounded-control bg-sunken px-2 py-1.5 hover:bg-accent-soft"
    >
      <span className="sr-only">{t("answers")} </span>
      <QuoteBlock quoted={quoted} />
    </button>
  );
}
