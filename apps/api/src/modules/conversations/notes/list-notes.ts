import type { ShopContext } from "../../../http/request-context.ts";
import { getConversation } from "../conversations/get-conversation.ts";
import { findNotes } from "./queries.ts";

/** The notes in a conversation, oldest first. @throws 404 */
export const listNotes = (context: ShopContext, conversationId: string) =>
  context.tx(async (tx) => {
    await getConversation(tx, context, conversationId);
    return { items: await findNotes(tx, context.shopId, conversationId) };
  });
