"use client";

import type { WebhookDelivery } from "@mauzo/contract/developers/webhook-deliveries";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useEventName } from "../../../../entities/developers/webhook/labels.ts";
import { nameOfWebhook, useAnswerText } from "../labels.ts";
import { StateBadge } from "./state-badge.tsx";

/** A message in the log below 768 px. */
export function DeliveryCard({ delivery }: { delivery: WebhookDelivery }) {
  const eventName = useEventName();
  const answer = useAnswerText()(delivery);
  const { event, order, state, webhook, at } = delivery;
  return (
    <>
      <span className="flex items-baseline justify-between gap-x-3 big-text:flex-wrap">
        <span className="min-w-0 truncate font-medium">
          {eventName(event)}
          {order && <span className="ml-2 font-normal text-muted tabular-nums">{order.number}</span>}
        </span>
        <StateBadge state={state} />
      </span>
      {answer !== "" && <span className="mt-1 block truncate text-[0.8125rem]">{answer}</span>}
      <span className="mt-0.5 flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
        <bdi className="min-w-0 truncate">{nameOfWebhook(webhook)}</bdi>
        <RelativeTime iso={at} />
      </span>
    </>
  );
}
