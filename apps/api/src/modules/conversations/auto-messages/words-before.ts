import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Language } from "@mauzo/contract/shared";
import type { Shop } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findSaid, setAwayUntil } from "./queries.ts";
import { closedUntil, wordsOf } from "./rules.ts";

type Conversation = {
  id: string;
  language: Language;
  /** Nothing was said in it before. */
  isNew: boolean;
};

/**
 * What is said before the answer to a customer's message: a greeting in a new conversation, and that the shop is closed,
 * once until it opens. The conversation is locked by the caller, so of many messages at once one is answered so.
 */
export async function wordsBefore(
  tx: Tx,
  shop: Pick<Shop, "id" | "time_zone">,
  { id: conversationId, language, isNew }: Conversation,
): Promise<ChatAction[]> {
  const key = { shopId: shop.id, conversationId };
  const found = await findSaid(tx, key);
  if (!found?.document) return [];
  const { greeting, away, hours } = found.document;
  const now = new Date();
  const closed = closedUntil(hours, now, shop.time_zone);
  const isKnown = found.awayUntil !== null && Date.parse(found.awayUntil) > now.getTime();
  const awayWords = closed === undefined || isKnown ? "" : wordsOf(away, language);
  if (closed !== undefined && awayWords !== "") await setAwayUntil(tx, key, closed);
  return [isNew ? wordsOf(greeting, language) : "", awayWords].flatMap((words) =>
    words === "" ? [] : [{ send_message: words }],
  );
}
