"use client";

import { type ChatFigures, type ChatStep, chatSteps, type FigureDays } from "@mauzo/contract/insights/figures";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useChats, useFigureFile } from "../../data.ts";
import { useChangeText } from "../../labels.ts";
import { pathWith, shareOf } from "../../rules.ts";
import { QueryState } from "../query-state.tsx";
import { RankedRows } from "../ranked-rows.tsx";
import { SaveFile } from "../save-file.tsx";

/** From chat to cash: how many went on at each step, and where most did not. */
export function ChatsPart({ days }: { days: FigureDays }) {
  const t = useTranslations("analytics");
  const query = useChats(days);
  const save = useFigureFile(days);
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  const { now, worst, channels, other_orders } = data;
  return (
    <div className="flex flex-col gap-4" aria-busy={query.isFetching}>
      <Card
        title={t("chats")}
        description={t("chatsText")}
        action={<SaveFile of={t("chats")} onSave={save && (() => save("chats"))} />}
      >
        <p className="mb-4 font-medium">
          {worst
            ? t(`worst.${worst.step}`, { lost: formatCount(worst.lost), percent: String(worst.percent) })
            : t(now.chats === 0 ? "noChats" : "noneLost")}
        </p>
        <Steps figures={data} />
        {other_orders > 0 && <p className="mt-4 text-muted">{t("otherOrders", { count: other_orders })}</p>}
      </Card>
      {channels.length > 1 && (
        <Card title={t("chatsByChannel")} description={t("chatsByChannelText")}>
          <RankedRows
            empty={t("nothing")}
            rows={channels.map((row) => ({
              ...{ key: row.channel, name: t(`channels.${row.channel}`), size: row.chats, value: formatCount(row.chats) },
              note: t("channelSteps", { orders: formatCount(row.orders), paid: formatCount(row.paid) }),
            }))}
          />
        </Card>
      )}
    </div>
  );
}

function Steps({ figures: { now, before, days } }: { figures: ChatFigures }) {
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
