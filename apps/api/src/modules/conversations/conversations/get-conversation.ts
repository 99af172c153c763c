import type { Conversation } from "@mauzo/contract/conversations/conversations";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findConversation } from "./queries/find-conversation.ts";

/** A conversation as the inbox shows it to the caller. @throws 404 */
export async function getConversation(
  tx: Tx,
  { shopId, person }: Pick<ShopContext, "shopId" | "person">,
  id: string,
): Promise<Conversation> {
  const conversation = await findConversation(tx, { shopId, userId: person.userId }, id);
  if (!conversation) throw notFound();
  return conversation;
}
