"use client";

import type { FlowHeard, FlowTest } from "@mauzo/contract/conversations/flow-tests";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";
import { FormattedText } from "../../../../../components/conversation/formatted-text.tsx";

export const tones = { same: "primary", words: "accent", path: "danger" } as const;

/** What the customer does in a turn, in words. */
function useHeardWords() {
  const t = useTranslations("chatflow.tests");
  return (heard: FlowHeard): string => {
    switch (heard.kind) {
      case "text":
        return heard.text.trim() === "" ? t("silence") : heard.text;
      case "pick":
        return heard.title || heard.id;
      case "payment":
        return t(`payments.${heard.outcome}`);
      case "reply":
        return heard.status === null ? t("noReply") : t("reply", { status: `${heard.status}`, body: heard.body });
      case "time":
        return t("time");
    }
  };
}

/** A saved conversation, turn by turn; where the draft says something else, both. */
export function TurnsCompared({ turns }: { turns: FlowTest["turns"] }) {
  const t = useTranslations("chatflow.tests");
  const wordsOf = useHeardWords();
  return (
    <ol className="flex flex-col gap-4 rounded-card bg-sunken p-3">
      {turns.map(({ heard, outcome, was, now }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns keep their places
        <li key={at} className="flex flex-col gap-2">
          <p className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-words font-medium">{wordsOf(heard)}</span>
            <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>
          </p>
          <div className={now ? "grid gap-2 sm:grid-cols-2" : ""}>
            <Said label={now ? t("expected") : undefined} says={was} />
            {now && <Said label={t("now")} says={now} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Said({ label, says }: { label: string | undefined; says: readonly string[] }) {
  const t = useTranslations("chatflow.tests");
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {label !== undefined && <p className="text-muted text-xs">{label}</p>}
      {says.length === 0 && <p className="text-muted">{t("nothing")}</p>}
      {says.map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages keep their places
        <p key={at} className="whitespace-pre-line break-words rounded-card bg-paper p-2">
          <FormattedText text={words} />
        </p>
      ))}
    </div>
  );
}
