"use client";

import type { OrderTrail } from "@mauzo/contract/orders/order-trail";
import type { Order } from "@mauzo/contract/orders/orders";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Chips } from "@mauzo/ui/chips";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Moment } from "../../../../../components/moment.tsx";
import { type Entry, type EntryTopic, entryTopics, historyOf } from "../../rules.ts";
import { ChangeRow } from "./change-row.tsx";
import { ChatRow } from "./chat-row.tsx";
import { MessageRow } from "./message-row.tsx";
import { StockRow } from "./stock-row.tsx";

const rowClass = "border-line border-t px-4 py-3 first:border-0 md:px-5";

/** How many entries stand there before somebody asks for all. */
const fewEntries = 30;

function Row({ entry }: { entry: Entry }) {
  if ("change" in entry) return <ChangeRow change={entry.change} />;
  if ("message" in entry) return <MessageRow message={entry.message} />;
  if ("said" in entry) return <ChatRow said={entry.said} />;
  return <StockRow moved={entry.moved} at={entry.at} />;
}

type Props = {
  order: Order;
  /** What was said and moved around it; undefined while it is not here. */
  trail: OrderTrail | undefined;
  trailFailed: boolean;
  onTrailAgain: () => void;
  children?: ReactNode;
};

/** Everything that happened to an order, was said and was told of it, newest first. What it begins with stands above. */
export function HistoryCard({ order, trail, trailFailed, onTrailAgain, children }: Props) {
  const t = useTranslations("orders.history");
  const channel = useTranslations("orders.channel");
  const [topic, setTopic] = useState<EntryTopic | "all">("all");
  const [all, setAll] = useState(false);
  const entries = historyOf(order, trail);
  const topics = entryTopics.filter((one) => one === "goods" || entries.some((entry) => entry.topic === one));
  // What was the last of its topic may be gone.
  const shown = topic !== "all" && topics.includes(topic) ? topic : "all";
  const wanted = entries.filter((entry) => shown === "all" || entry.topic === shown);
  const listed = all ? wanted : wanted.slice(0, fewEntries);
  const hidden = wanted.length - listed.length;
  // Some of its chat is older than an order.
  const isBefore = ({ at }: Entry) => Date.parse(at) < Date.parse(order.placed_at);
  const rowOf = (entry: Entry) => (
    <li key={entry.id} className={rowClass}>
      <Row entry={entry} />
    </li>
  );
  return (
    <Card title={t("title")} flush className="max-lg:order-last">
      {children}
      {topics.length > 1 && (
        <Chips
          label={t("show")}
          value={shown}
          onChoose={setTopic}
          chips={(["all", ...topics] as const).map((value) => ({ value, text: t(`topics.${value}`) }))}
          className="flex-wrap px-4 pt-3 pb-2 md:px-5"
        />
      )}
      {trail === undefined && !trailFailed && (
        <p role="status" className="px-4 pb-3 text-[0.8125rem] text-muted md:px-5">
          {t("trailLoading")}
        </p>
      )}
      {trailFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-3 px-4 pb-3 md:px-5">
          <p className="text-danger">{t("trailFailed")}</p>
          <Button variant="secondary" size="sm" onClick={onTrailAgain}>
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
                <Moment iso={order.placed_at} clock />
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
