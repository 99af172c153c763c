"use client";

import type { WebhookDelivery } from "@mauzo/contract/developers/webhook-deliveries";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { RelativeTime } from "../../../components/relative-time.tsx";
import type { Column } from "../../../components/table/column.ts";
import { useEventName } from "../../../entities/developers/webhook/labels.ts";
import { nameOfWebhook, useAnswerText } from "./labels.ts";
import { StateBadge } from "./parts/state-badge.tsx";

/** The columns of the log. */
export function useLogColumns(): readonly Column<WebhookDelivery>[] {
  const t = useTranslations("webhookLogs");
  const eventName = useEventName();
  const answerText = useAnswerText();
  return useMemo(
    () => [
      { id: "event", label: t("event"), width: 9, cell: ({ event }) => eventName(event) },
      {
        id: "order",
        label: t("order"),
        width: 7,
        className: "tabular-nums",
        cell: ({ order }) => order?.number,
      },
      { id: "state", label: t("state"), width: 6, cell: ({ state }) => <StateBadge state={state} /> },
      { id: "answer", label: t("answer"), width: 11, className: "truncate", cell: answerText },
      {
        id: "webhook",
        label: t("webhook"),
        width: 9,
        from: 992,
        className: "truncate text-muted",
        cell: ({ webhook }) => <bdi>{nameOfWebhook(webhook)}</bdi>,
      },
      {
        id: "tries",
        label: t("attempts"),
        width: 5,
        from: 1280,
        numeric: true,
        cell: ({ attempts }) => attempts,
      },
      { id: "when", label: t("when"), width: 7, className: "text-muted", cell: ({ at }) => <RelativeTime iso={at} /> },
    ],
    [t, eventName, answerText],
  );
}
