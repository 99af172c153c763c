import { and, eq, inArray } from "drizzle-orm";
import { users } from "../../../../db/schema/account/users.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Key = { shopId: string; conversationId: string };
const isOf = ({ shopId, conversationId }: Key) =>
  and(eq(messages.shopId, shopId), eq(messages.conversationId, conversationId));

export async function isInConversation(tx: Tx, { id, ...key }: Key & { id: string }): Promise<boolean> {
  const found = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(isOf(key), eq(messages.id, id)));
  return found.length > 0;
}

/** Messages of a conversation by their ids. */
export const listQuoted = (tx: Tx, key: Key, ids: string[]) =>
  tx
    .select({
      ...{ id: messages.id, seq: messages.seq, author: messages.author, body: messages.body },
      by: users.name,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .where(and(isOf(key), inArray(messages.id, ids)));
export type QuotedRow = Awaited<ReturnType<typeof listQuoted>>[number];
