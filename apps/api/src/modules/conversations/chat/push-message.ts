import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { announce } from "../../../db/live.ts";
import type { Tx } from "../../../db/scope.ts";
import { insertPushed } from "./queries.ts";

type Pushed = { shopId: string; conversationId: string; actions: ChatAction[]; by?: string };

/**
 * Puts into a conversation on the web what nobody asked for there, and tells whoever listens once the transaction commits.
 * The last thing a transaction does: other messages for this conversation wait until it ends.
 * @returns its number in the conversation.
 */
export async function pushMessage(tx: Tx, { shopId, conversationId, ...body }: Pushed): Promise<number> {
  const seq = await insertPushed(tx, shopId, conversationId, body);
  await announce(tx, { topic: "conversations", id: conversationId });
  return seq;
}
