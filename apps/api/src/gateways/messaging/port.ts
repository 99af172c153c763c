import type { MessageField, OrderMessage, RouteCategory, RouteReason } from "@mauzo/contract/orders/order-workflow";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../db/tenant-transaction.ts";

/** A message about an order; the order number is its subject. */
type OutgoingMessage = { shopId: string; number: string; text: string };

/** A message to an order's customer; `fields` are what a template puts in its places. */
export type Notice = OutgoingMessage & {
  conversationId: string;
  event: OrderMessage["event"];
  language: Language;
  fields: Record<MessageField, string> | null;
};
/** Which way a message goes, what it costs there, and what it became; nothing if there is no way. */
export type NoticeWay = {
  route: "web" | "free" | "template" | "none";
  category: RouteCategory | null;
  priceMinor: number | null;
  why: RouteReason;
  templateName: string | null;
  messageId: string | null;
};

/**
 * The channels for messages about orders. A message whose sending throws was not sent and is retried. `planChat` says which
 * way it goes, and stores it in the transaction that marks it as sent; every other channel sends between two transactions.
 */
export type Messaging = {
  planChat: (tx: Tx, message: Notice) => Promise<{ route: NoticeWay["route"]; send: () => Promise<NoticeWay> }>;
  mail: (message: OutgoingMessage & { to: string }) => Promise<void>;
};
