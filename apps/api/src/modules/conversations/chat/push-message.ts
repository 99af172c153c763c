import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FactActor } from "@mauzo/contract/fact";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { insertPushedMessage } from "./queries.ts";

type Pushed = { shopId: string; conversationId: string; actions: ChatAction[]; by?: string };

/**
 * Stores a message that nobody asked for in a web conversation, and notifies its listeners once the transaction
 * commits. Must be the last step of a transaction: other messages for this conversation wait until it ends.
 * @returns its number in the conversation.
 */
export async function pushMessage(
  tx: Tx,
  emitFact: EmitFact,
  { shopId, conversationId, ...body }: Pushed,
): Promise<number> {
  const seq = await insertPushedMessage(tx, shopId, conversationId, body);
  const actor: FactActor = body.by === undefined ? { kind: "system" } : { kind: "staff", user_id: body.by };
  await emitFact(tx, {
    ...{ name: "message.sent", shopId, subject: conversationId, actor },
    payload: { push_number: seq },
  });
  return seq;
}
