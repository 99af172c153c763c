import type {
  MessageField,
  MessageRoute,
  OrderMessage,
  RouteCategory,
  RouteReason,
} from "@mauzo/contract/orders/order-workflow";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../db/tenant-transaction.ts";

/** A message about an order; the order number is its subject. */
type OutgoingMessage = { shopId: string; number: string; text: string };

/**
 * A message to an order's customer; `fields` are what a template puts in its places, `conversationId` is where they are
 * reached, if anywhere.
 */
export type Notice = Omit<OutgoingMessage, "number"> & {
  orderId: string;
  conversationId: string | null;
  event: OrderMessage["event"];
  language: Language;
  fields: Record<MessageField, string> | null;
};
/** Which way a message goes, what it costs there, and why. */
export type NoticePlan = {
  route: MessageRoute;
  category: RouteCategory | null;
  priceMinor: number | null;
  why: RouteReason;
};
/** The same of one that left, with what it became. */
export type NoticeWay = NoticePlan & { templateName: string | null; messageId: string | null };

/**
 * The channels for messages about orders. A message whose sending throws was not sent and is retried. `planNotice` says which
 * way it goes, and `send`, given which message of the order it is, stores it for those who carry it, in the transaction that
 * marks it as sent; mail is sent between two transactions.
 */
export type Messaging = {
  planNotice: (
    tx: Tx,
    notice: Notice,
  ) => Promise<{ plan: NoticePlan; send: (orderMessageId: string) => Promise<NoticeWay> }>;
  mail: (message: OutgoingMessage & { to: string }) => Promise<void>;
};
