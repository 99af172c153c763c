import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { seeMentions } from "../notes/see-mentions.ts";
import { noteSeen } from "./queries/change-thread.ts";
import { findChannel } from "./queries/find-channel.ts";

/** Notes up to which message the caller has seen a conversation. @throws 404 */
export const markRead = ({ shopId, person, tx }: ShopContext, conversationId: string, seq: number) =>
  tx(async (tx) => {
    if (!(await findChannel(tx, shopId, conversationId))) throw notFound();
    await seeMentions(tx, { shopId, userId: person.userId, conversationId, seq });
    await noteSeen(tx, { shopId, userId: person.userId, conversationId, seq });
    return { seq };
  });
