import type { Tx } from "../../db/scope.ts";

/** A message about an order, of which its number is the subject. */
type OutgoingMessage = { shopId: string; number: string; text: string };

/**
 * The ways out for messages of orders. What throws was not sent and is tried again. `chat` keeps it in the transaction in
 * which it is marked as sent; every other goes out between two transactions.
 */
export type Messaging = {
  chat: (tx: Tx, message: OutgoingMessage & { conversationId: string }) => Promise<void>;
  mail: (message: OutgoingMessage & { to: string }) => Promise<void>;
};
