import type { PlannedMessage } from "@mauzo/contract/conversations/planned-messages";
import type { ShopContext } from "../../../http/request-context.ts";
import { findQuoted } from "../conversations/find-quoted.ts";
import { getConversation } from "../conversations/get-conversation.ts";
import { findPlanned } from "./queries.ts";

/** What waits to be sent in a conversation, the next first. @throws 404 */
export const listPlanned = (context: ShopContext, conversationId: string) =>
  context.tx(async (tx): Promise<{ items: PlannedMessage[] }> => {
    const key = { shopId: context.shopId, conversationId };
    await getConversation(tx, context, conversationId);
    const rows = await findPlanned(tx, key);
    const quoted = await findQuoted(
      tx,
      key,
      rows.map(({ replyTo }) => replyTo),
    );
    return {
      items: rows.map(({ id, text, replyTo, sendAt, by, unlessWritten, isDropped }) => ({
        ...{ id, text, send_at: sendAt, by: by ?? "", unless_written: unlessWritten, is_dropped: isDropped },
        reply_to: (replyTo !== null && quoted.get(replyTo)) || null,
      })),
    };
  });
