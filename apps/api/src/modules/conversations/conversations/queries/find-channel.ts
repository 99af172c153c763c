import { and, eq } from "drizzle-orm";
import { conversations } from "../../../../db/schema/conversations/conversations.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** The channel of a conversation; undefined when there is no such conversation. */
export async function findChannel(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select({ channel: conversations.channel })
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, id)));
  return row?.channel;
}
