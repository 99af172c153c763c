import type { InboundLine } from "@mauzo/channels/whatsapp/read-inbound";
import { readChatState } from "@mauzo/chatflow/read-chat-state";
import type { Shop } from "@mauzo/contract/shop/shop";
import { inSavepoint, isRetryable, type Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { wordsBefore } from "../../auto-messages/words-before.ts";
import { cartOfOrder } from "../../catalogue-orders/cart-of-order.ts";
import type { addMessages } from "../../threads/add-messages.ts";
import type { NumberConversation } from "./find-or-start-conversation.ts";
import { sayBeside } from "./say-beside.ts";

type Heard = Parameters<typeof addMessages>[2][0];
type Answering = {
  shop: Shop;
  place: { shopId: string; numberId: string; contactId: string };
  conversation: NumberConversation;
  heard: Heard;
  news: { customerId: string; windowUntil: string };
  lines: readonly InboundLine[];
};

/**
 * Answers an order from the catalogue with the link of the cart it became, whoever else answers in the conversation: as
 * a part of the transaction that is undone alone. `waits`: a person has to look all the same; `silent`: nothing of it is
 * the shop's, or it failed, and nothing was answered.
 */
export async function answerOrder(
  tx: Tx,
  deps: Pick<Deps, "env" | "queue" | "emitFact" | "log">,
  { shop, place, conversation, heard, news, lines }: Answering,
): Promise<"answered" | "waits" | "silent"> {
  const { id: conversationId } = conversation;
  const { language } = readChatState(conversation.state, shop.language ?? "en").state;
  try {
    return await inSavepoint(tx, async (tx) => {
      const made = await cartOfOrder(tx, deps, { shop, conversationId, language, lines });
      if (!made) return "silent";
      const isNew = conversation.lastInAt === null;
      const before = await wordsBefore(tx, shop, { id: conversationId, language, isNew });
      const words = "text" in heard.body && heard.body.text === "" ? { text: made.ordered } : {};
      await sayBeside(tx, deps.emitFact, {
        ...{ place, conversationId, language },
        heard: { ...heard, body: { ...heard.body, ...words } },
        actions: [...before, { send_message: made.text }],
        news: { ...news, language, ...(made.isEmpty && { reason: "not_understood" as const }) },
      });
      return made.isEmpty || conversation.answeredBy !== "bot" ? "waits" : "answered";
    });
  } catch (error) {
    if (isRetryable(error)) throw error;
    deps.log.error({ err: error, conversation: conversationId }, "an order from the catalogue became no cart");
    return "silent";
  }
}
