"use client";

import type { FigureDays } from "@mauzo/contract/insights/figures";
import { sources } from "@mauzo/contract/marketing/sources";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useChats, useFigureFile, useSources, useSourcesFile } from "../data.ts";
import { useAnalyticsFilters } from "../filters.ts";
import { ChatSteps } from "../parts/chats/chat-steps.tsx";
import { QueryState } from "../parts/query-state.tsx";
import { RankedRows } from "../parts/ranked-rows.tsx";
import { SaveFile } from "../parts/save-file.tsx";
import { SourcesCard } from "../parts/sources-card.tsx";

/** From chat to cash: how many went on at each step, and where most did not. */
export function ChatsPart({ days }: { days: FigureDays }) {
  const t = useTranslations("analytics");
  const query = useChats(days);
  const save = useFigureFile(days);
  const maySeeSources = useCanAccess(sources.list.access);
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
        <ChatSteps figures={data} />
        {other_orders > 0 && <p className="mt-4 text-muted">{t("otherOrders", { count: other_orders })}</p>}
      </Card>
      {channels.length > 1 && (
        <Card title={t("chatsByChannel")} description={t("chatsByChannelText")}>
          <RankedRows
            empty={t("nothing")}
            rows={channels.map((row) => ({
              ...{
                key: row.channel,
                name: t(`channels.${row.channel}`),
                size: row.chats,
                value: formatCount(row.chats),
              },
              note: t("channelSteps", { orders: formatCount(row.orders), paid: formatCount(row.paid) }),
            }))}
          />
        </Card>
      )}
      {maySeeSources && <Sources days={days} />}
    </div>
  );
}

function Sources({ days }: { days: FigureDays }) {
  const [{ touch }, setFilters] = useAnalyticsFilters();
  const query = useSources(days, touch);
  const save = useSourcesFile(days, touch);
  return (
    <SourcesCard
      {...{ days, touch, onTouch: (next) => void setFilters({ touch: next }), rows: query.data?.items, onSave: save }}
      waiting={<QueryState query={query} />}
    />
  );
}
