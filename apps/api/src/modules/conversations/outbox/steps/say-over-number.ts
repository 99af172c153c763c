import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { addMessages, type OfBot } from "../../threads/add-messages.ts";
import { queueParts } from "../queue-parts.ts";

type Said = {
  shopId: string;
  conversationId: string;
  contactId: string;
  numberId: string;
  actions: ChatAction[];
  /** What the channel carries of it. */
  parts: OutgoingPart[];
  /** The person who says it; the shop itself if nobody. */
  by?: string | undefined;
  ofBot?: OfBot | undefined;
  /** The message that it answers. */
  replyTo?: string | undefined;
  /** It is sent to many, and waits for all else. */
  isOfCampaign?: boolean;
};

const laneOf = { person: 0, bot: 0, workflow: 1, campaign: 2 } as const;

/** Adds a message to a conversation over a number and queues its parts. @returns its id and its number. */
export async function sayOverNumber(
  tx: Tx,
  emitFact: EmitFact,
  { shopId, conversationId, contactId, numberId, actions, parts, by, ofBot, replyTo, isOfCampaign }: Said,
): Promise<{ messageId: string; seq: number }> {
  const { news, ...path } = ofBot ?? {};
  const said =
    by === undefined
      ? ({ author: ofBot ? "bot" : isOfCampaign ? "campaign" : "workflow", body: { actions }, ...path } as const)
      : ({ author: "person", userId: by, body: { actions, by } } as const);
  const [added] =
    (await addMessages(
      tx,
      { shopId, conversationId },
      [{ ...said, ...(replyTo !== undefined && { replyTo }) }],
      news,
    )) ?? [];
  if (!added) throw new Error("a message was added without a number");
  const { id: messageId, seq } = added;
  await queueParts(tx, {
    ...{ shopId, conversationId, contactId, numberId, messageId, seq, parts, replyTo },
    ...{ author: said.author, lane: laneOf[said.author] },
  });
  await emitFact(tx, {
    ...{ name: "message.sent", shopId, subject: conversationId },
    actor: by === undefined ? { kind: ofBot ? "bot" : "system" } : { kind: "staff", user_id: by },
    payload: { push_number: null },
  });
  return { messageId, seq };
}
