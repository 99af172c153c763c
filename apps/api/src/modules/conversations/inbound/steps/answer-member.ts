import type { InboundMessage } from "@mauzo/channels/whatsapp/read-inbound";
import type { Shop } from "@mauzo/contract/shop/shop";
import { inSavepoint, isRetryable, type Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { draftFromMessage } from "../../../expenses/drafts/draft-from-message.ts";
import type { addMessages } from "../../threads/add-messages.ts";
import { wordsIn } from "../rules.ts";
import type { NumberConversation } from "./find-or-start-conversation.ts";
import { sayBeside } from "./say-beside.ts";

type Answering = {
  shop: Shop;
  place: { shopId: string; numberId: string; contactId: string };
  conversation: NumberConversation;
  heard: Parameters<typeof addMessages>[2][0];
  news: { customerId: string; windowUntil: string };
  inbound: InboundMessage;
  externalId: string;
  providerAt: string;
};

/**
 * Answers a member of the shop who writes down an expense over its own number, beside any flow: as a part of the
 * transaction that is undone alone. What somebody else wrote, and is only sent on, is none of theirs.
 * @returns whether it was one
 */
export async function answerMember(
  tx: Tx,
  deps: Pick<Deps, "emitFact" | "log">,
  { shop, place, conversation, heard, news, inbound, externalId, providerAt }: Answering,
): Promise<boolean> {
  const words = wordsIn(inbound);
  if (!words || inbound.waId === null || inbound.forwarded !== "no") return false;
  const { id: conversationId } = conversation;
  try {
    return await inSavepoint(tx, async (tx) => {
      const said = { conversationId, externalId, at: providerAt, phone: `+${inbound.waId}` };
      const answer = await draftFromMessage(tx, deps, shop.id, { ...said, ...words });
      if (!answer) return false;
      const actions = [{ send_message: answer.text }];
      await sayBeside(tx, deps.emitFact, {
        ...{ place, conversationId, heard, actions, news },
        language: answer.language,
      });
      return true;
    });
  } catch (error) {
    if (isRetryable(error)) throw error;
    deps.log.error({ err: error, conversation: conversationId }, "what a member spent became no draft");
    return false;
  }
}
