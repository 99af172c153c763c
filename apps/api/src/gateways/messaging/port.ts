import type { Tx } from "../../db/tenant-transaction.ts";

/** A message about an order; the order number is its subject. */
type OutgoingMessage = { shopId: string; number: string; text: string };

/**
 * The channels for messages about orders. A message whose sending throws was not sent and is retried. `chat` stores it
 * in the transaction that marks it as sent; every other channel sends between two transactions.
 */
export type Messaging = {
  chat: (tx: Tx, message: OutgoingMessage & { conversationId: string }) => Promise<void>;
  mail: (message: OutgoingMessage & { to: string }) => Promise<void>;
};
