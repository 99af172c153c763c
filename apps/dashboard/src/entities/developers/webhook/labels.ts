import type { WebhookMessage } from "@mauzo/contract/developers/webhook-kinds";
import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** In keys of messages a dot leads deeper. */
const keys = {
  "order.placed": "orderPlaced",
  "order.moved": "orderMoved",
  "order.edited": "orderEdited",
  "order.paid": "orderPaid",
  "order.refunded": "orderRefunded",
  "stock.changed": "stockChanged",
  "customer.changed": "customerChanged",
  "conversation.opened": "conversationOpened",
  "webhook.test": "test",
} as const satisfies Record<WebhookMessage, string>;

/** What a message is about, in words. */
export function useEventName(): (event: WebhookMessage) => string {
  const t = useTranslations("webhooks");
  return useCallback((event) => t(`event.${keys[event]}`), [t]);
}
