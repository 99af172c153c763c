import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Tx } from "../../db/tenant-transaction.ts";
import type { Messaging } from "./port.ts";

type Push = (tx: Tx, message: { shopId: string; conversationId: string; actions: ChatAction[] }) => Promise<unknown>;

/** Sends into the customer's conversation, on the web or over a number of the shop. */
export const chatMessaging =
  (push: Push): Messaging["chat"] =>
  async (tx, { shopId, conversationId, text }) => {
    await push(tx, { shopId, conversationId, actions: [{ send_message: text }] });
  };
