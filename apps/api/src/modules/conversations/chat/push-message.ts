import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FactActor } from "@mauzo/contract/fact";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { addMessages, type OfBot } from "../threads/add-messages.ts";

type Pushed = {
  shopId: string;
  conversationId: string;
  actions: ChatAction[];
  by?: string;
  ofBot?: OfBot;
  /** The message that it answers. */
  replyTo?: string | undefined;
};

/**
 * Stores a message that nobody asked for in a web conversation, and notifies its listeners once the transaction
 * commits. Must be the last step of a transaction: other messages for this conversation wait until it ends.
 * @returns its number in the conversation.
 */
export async function pushMessage(
  tx: Tx,
  emitFact: EmitFact,
  { shopId, conversationId, ofBot, replyTo, ...body }: Pushed,
): Promise<number> {
  const { by } = body;
  const { news, ...path } = ofBot ?? {};
  const itself = ofBot ? ({ author: "bot", ...path } as const) : ({ author: "workflow" } as const);
  const author = by === undefined ? itself : ({ author: "person", userId: by } as const);
  const said = { ...author, body, isPushed: true, ...(replyTo !== undefined && { replyTo }) };
  const [pushed] = (await addMessages(tx, { shopId, conversationId }, [said], news)) ?? [];
  if (!pushed || pushed.pushNumber === null) throw new Error("a message was pushed without a number");
  const seq = pushed.pushNumber;
  const actor: FactActor = by === undefined ? { kind: ofBot ? "bot" : "system" } : { kind: "staff", user_id: by };
  await emitFact(tx, {
    ...{ name: "message.sent", shopId, subject: conversationId, actor },
    payload: { push_number: seq },
  });
  return seq;
}
