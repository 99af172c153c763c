import { and, desc, eq, lt } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { users } from "../../../../db/schema/account/users.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Asked = { conversationId: string; before: number | undefined; limit: number };

/** Messages of a conversation before a seq, the newest first. */
export const listMessages = (tx: Tx, shopId: string, { conversationId, before, limit }: Asked) =>
  tx
    .select({
      ...{
        id: messages.id,
        seq: messages.seq,
        at: isoText(messages.createdAt),
        author: messages.author,
        body: messages.body,
        replyTo: messages.replyTo,
      },
      by: users.name,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(
      and(
        eq(messages.shopId, shopId),
        eq(messages.conversationId, conversationId),
        ...(before === undefined ? [] : [lt(messages.seq, before)]),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number];
