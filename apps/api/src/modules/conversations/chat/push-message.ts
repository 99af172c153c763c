import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { insertPushedMessage } from "./queries.ts";

type Pushed = { shopId: string; conversationId: string; actions: ChatAction[]; by?: string };

/**
 * Stores a message that nobody asked for in a web conversation, and notifies its listeners once the transaction
 * commits. Must be the last step of a transaction: other messages for this conversation wait until it ends.
 * @returns its number in the conversation.
 */
export async function pushMessage(tx: Tx, { shopId, conversationId, ...body }: Pushed): Promise<number> {
  const seq = await insertPushedMessage(tx, shopId, conversationId, body);
  await publishLiveEvent(tx, { topic: "conversations", id: conversationId });
  return seq;
}
