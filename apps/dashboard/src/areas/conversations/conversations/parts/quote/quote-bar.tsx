"use client";

import type { QuotedMessage } from "@mauzo/contract/conversations/conversations";
import { Button } from "@mauzo/ui/button";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { QuoteBlock } from "./quote-block.tsx";

/** The message that is about to be answered, and the way to answer none. */
export function QuoteBar({ quoted, onLeave }: { quoted: QuotedMessage; onLeave: () => void }) {
  const t = useTranslations("conversations.quote");
  return (
    <div className="mt-1 flex items-center justify-between gap-2 rounded-control bg-sunken py-1 pl-2">
      <p className="min-w-0">
        <span className="sr-only">{t("answering")} </span>
        <QuoteBlock quoted={quoted} />
      </p>
      <Button variant="ghost" size="icon" aria-label={t("leave")} onClick={onLeave}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
