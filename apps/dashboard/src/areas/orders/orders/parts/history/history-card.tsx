"use client";

import type { OrderTimeline } from "@mauzo/contract/orders/order-timeline";
import type { Order } from "@mauzo/contract/orders/orders";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { RelativeTime } from "../../../../../components/relative-time.tsx";
import { type Entry, type EntryTopic, entryTopics, historyOf } from "../../rules.ts";
import { ChangeRow } from "./change-row.tsx";
import { ChatRow } from "./chat-row.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { StockRow } from "./stock-row.tsx";

const rowClass = "border-line border-t px-4 py-3 first:border-0 md:px-5";

/** How many entries show until somebody asks for all. */
const fewEntries = 30;

function Row({ entry, order }: { entry: Entry; order: Order }) {
  if ("change" in entry) return <ChangeRow change={entry.change} />;
  if ("message" in entry) return <NotificationRow message={entry.message} order={order} />;
  if ("said" in entry) return <ChatRow said={entry.said} />;
  return <StockRow moved={entry.moved} at={entry.at} />;
}

type Props = {
  order: Order;
  /** The chat, messages and stock movements around the order. */
  timeline: { data: OrderTimeline | undefined; isError: boolean; refetch: () => unknown };
  children: ReactNode;
};

/** Everything that happened to an order, with its chat and messages, newest first. `children` come above it. */
export function HistoryCard({ order, timeline: { data: timeline, isError, refetch }, children }: Props) {
  const t = useTranslations("orders.history");
  const channel = useTranslations("orders.channel");
  const timelineFailed = isError && timeline === undefined;
  const [topic, setTopic] = useState<EntryTopic | "all">("all");
  const [all, setAll] = useState(false);
  const { since, before } = historyOf(order, timeline);
  const entries = [...since, ...before];
  const topics = entryTopics.filter((one) => one === "goods" || entries.some((entry) => entry.topic === one));
  // The chosen topic may have no entries any more.
  const shown = topic !== "all" && topics.includes(topic) ? topic : "all";
  const wanted = entries.filter((entry) => shown === "all" || entry.topic === shown);
  const listed = all ? wanted : wanted.slice(0, fewEntries);
  const hidden = wanted.length - listed.length;
  // Chat messages may be older than the order.
  const isBefore = (entry: Entry) => before.includes(entry);
  const rowOf = (entry: Entry) => (
    <li key={entry.id} className={rowClass}>
      <Row entry={entry} order={order} />
    </li>
  );
  return (
    <Card title={t("title")} flush className="max-lg:order-last">
      {children}
      {topics.length > 1 && (
        <ChoiceChips
          label={t("show")}
          value={shown}
          onChoose={setTopic}
          chips={(["all", ...topics] as const).map((value) => ({ value, text: t(`topics.${value}`) }))}
          className="flex-wrap px-4 pt-3 pb-2 md:px-5"
        />
      )}
      {timeline === undefined && !timelineFailed && (
        <p role="status" className="px-4 pb-3 text-[0.8125rem] text-muted md:px-5">
          {t("timelineLoading")}
        </p>
      )}
      {timelineFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 px-4 pb-3 md:px-5">
          <p className="text-danger">{t("timelineFailed")}</p>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t("again")}
          </Button>
        </div>
      )}
      <ol>
        {listed.filter((entry) => !isBefore(entry)).map(rowOf)}
        {(shown === "all" || shown === "goods") && (
          <li className={rowClass}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{t("placed")}</span>
              <span className="text-muted text-xs">
                <RelativeTime iso={order.placed_at} clock />
              </span>
            </p>
            <p className="text-[0.8125rem] text-muted">{channel(order.channel)}</p>
          </li>
        )}
        {listed.filter(isBefore).map(rowOf)}
        {hidden > 0 && (
          <li className={rowClass}>
            <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
              {t("older", { count: hidden })}
            </Button>
          </li>
        )}
      </ol>
    </Card>
  );
}
