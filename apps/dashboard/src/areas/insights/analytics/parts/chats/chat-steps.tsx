"use client";

import { type ChatFigures, type ChatStep, chatSteps } from "@mauzo/contract/insights/figures";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useChangeText } from "../../labels.ts";
import { pathWith, shareOf } from "../../rules.ts";
import { RankedRows } from "../ranked-rows.tsx";

/** The steps from chat to cash, each with how many came so far. */
export function ChatSteps({ figures: { now, before, days } }: { figures: ChatFigures }) {
  const t = useTranslations("analytics");
  const changeText = useChangeText();
  const seesChats = useCanAccess({ resource: "conversations", action: "read" });
  const hrefs: Partial<Record<ChatStep, string>> = {
    ...(seesChats && { chats: "/dashboard/conversations" }),
    orders: pathWith("/dashboard/orders", { ...days }),
    paid: pathWith("/dashboard/orders", { ...days, payment: "paid" }),
  };
  return (
    <RankedRows
      empty=""
      rows={chatSteps.map((step) => ({
        ...{ key: step, name: t(`steps.${step}`), size: now[step], value: formatCount(now[step]), href: hrefs[step] },
        note: `${t("ofChats", { percent: String(shareOf(now[step], now.chats)) })} · ${changeText(now[step], before[step])}`,
      }))}
    />
  );
}
