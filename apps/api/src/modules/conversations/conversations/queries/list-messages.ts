import { and, desc, eq, lt, sql } from "drizzle-orm";
import { users } from "../../../../db/schema/account/users.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import { outbox, type outboxStates } from "../../../../db/schema/conversations/outbox.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** What became of a part of a message. */
export type PartState = { state: (typeof outboxStates)[number]; code: number | null };

const parts = sql<PartState[] | null>`(
  select json_agg(json_build_object('state', ${outbox.state}, 'code', ${outbox.code}) order by ${outbox.part})
  from ${outbox} where ${outbox.shopId} = ${messages.shopId} and ${outbox.messageId} = ${messages.id})`;

type Asked = { conversationId: string; before: number | undefined; limit: number };

/** Messages of a conversation before a seq, the newest first, with the parts that left over a number. */
export const listMessages = (tx: Tx, shopId: string, { conversationId, before, limit }: Asked) =>
  tx
    .select({
      ...{ id: messages.id, seq: messages.seq, at: messages.createdAt, author: messages.author, body: messages.body },
      ...{ by: users.name, parts },
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
