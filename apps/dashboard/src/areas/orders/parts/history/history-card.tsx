"use client";

import type { Order } from "@mauzo/contract/orders";
import { Card } from "@mauzo/ui/card";
import { Chips } from "@mauzo/ui/chips";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Moment } from "../../../../components/moment.tsx";
import { type EntryTopic, entryTopics, historyOf } from "../../rules.ts";
import { ChangeRow } from "./change-row.tsx";
import { MessageRow } from "./message-row.tsx";

const rowClass = "border-line border-t px-4 py-3 first:border-0 md:px-5";

/** Everything that happened to an order and who was told of it, newest first. What it begins with stands above. */
export function HistoryCard({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useTranslations("orders.history");
  const channel = useTranslations("orders.channel");
  const [topic, setTopic] = useState<EntryTopic | "all">("all");
  const entries = historyOf(order);
  const topics = entryTopics.filter((one) => one === "goods" || entries.some((entry) => entry.topic === one));
  // What was the last of its topic may be gone.
  const shown = topic !== "all" && topics.includes(topic) ? topic : "all";
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
      <ol>
        {entries
          .filter((entry) => shown === "all" || entry.topic === shown)
          .map(({ id, change, message }) => (
            <li key={id} className={rowClass}>
              {change ? <ChangeRow change={change} /> : <MessageRow message={message} />}
            </li>
          ))}
        {(shown === "all" || shown === "goods") && (
          <li className={rowClass}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{t("placed")}</span>
              <span className="text-muted text-xs">
                <Moment iso={order.placed_at} />
              </span>
            </p>
            <p className="text-[0.8125rem] text-muted">{channel(order.channel)}</p>
          </li>
        )}
      </ol>
    </Card>
  );
}
