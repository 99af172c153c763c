import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { adaptForNumber } from "../../outbox/adapt-for-number.ts";
import { queueParts } from "../../outbox/queue-parts.ts";
import { addMessages } from "../../threads/add-messages.ts";

type Heard = Parameters<typeof addMessages>[2][0];
type Beside = {
  place: { shopId: string; numberId: string; contactId: string };
  conversationId: string;
  heard: Heard;
  actions: ChatAction[];
  language: Language;
  news: NonNullable<Parameters<typeof addMessages>[3]>;
};

/** Adds what a customer said with what is said to it beside the flow, which changes nothing of who answers. */
export async function sayBeside(
  tx: Tx,
  emitFact: EmitFact,
  { place, conversationId, heard, actions, language, news }: Beside,
): Promise<void> {
  const { shopId } = place;
  const sent = { name: "message.sent" as const, shopId, subject: conversationId };
  await emitFact(tx, { ...sent, actor: { kind: "system" }, payload: { push_number: null } });
  const said = { author: "workflow" as const, body: { actions } };
  const answer = (await addMessages(tx, { shopId, conversationId }, [heard, said], news))?.at(-1);
  if (!answer) throw new Error("a message was not added");
  const { id: messageId, seq } = answer;
  const parts = adaptForNumber(actions, language);
  await queueParts(tx, { ...place, conversationId, messageId, seq, author: "workflow", lane: 1, parts });
}
