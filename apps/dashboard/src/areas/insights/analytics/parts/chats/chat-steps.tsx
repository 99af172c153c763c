"use client";

import { type ChatFigures, chatSteps } from "@mauzo/contract/insights/figures";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { useTranslations } from "next-intl";
import { useChangeText } from "../../labels.ts";
import { shareOf } from "../../rules.ts";
import { RankedRows } from "../ranked-rows.tsx";

/** The steps from chat to cash, each with how many came so far. */
export function ChatSteps({ figures: { now, before } }: { figures: ChatFigures }) {
  const t = useTranslations("analytics");
  const changeText = useChangeText();
  return (
    <RankedRows
      empty=""
      rows={chatSteps.map((step) => ({
        ...{ key: step, name: t(`steps.${step}`), size: now[step], value: formatCount(now[step]) },
        note: `${t("ofChats", { percent: String(shareOf(now[step], now.chats)) })} · ${changeText(now[step], before[step])}`,
      }))}
    />
  );
}
