import { readChatState } from "@mauzo/chatflow/read-chat-state";
import type { Shop } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../../facts.ts";
import { wordsBefore } from "../../auto-messages/words-before.ts";
import { addMessages } from "../../threads/add-messages.ts";
import type { NumberConversation } from "./find-or-start-conversation.ts";
import { sayBeside } from "./say-beside.ts";

type Heard = {
  shop: Shop;
  place: { shopId: string; numberId: string; contactId: string };
  conversation: NumberConversation;
  heard: Parameters<typeof addMessages>[2][0];
  news: NonNullable<Parameters<typeof addMessages>[3]>;
  /** Whether the customer waits for an answer. */
  isAsking: boolean;
};

/** Adds what the bot does not answer; while the shop is closed, it says that once. */
export async function hear(
  tx: Tx,
  emitFact: EmitFact,
  { shop, place, conversation, heard, news, isAsking }: Heard,
): Promise<void> {
  const { id: conversationId, lastInAt } = conversation;
  const { language } = readChatState(conversation.state, shop.language ?? "en").state;
  const writer = { id: conversationId, language, isNew: lastInAt === null };
  const actions = isAsking ? await wordsBefore(tx, shop, writer) : [];
  if (actions.length === 0) await addMessages(tx, { shopId: shop.id, conversationId }, [heard], news);
  else await sayBeside(tx, emitFact, { place, conversationId, heard, actions, language, news });
}
