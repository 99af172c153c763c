import { and, desc, eq } from "drizzle-orm";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Where the bot stands in a conversation, as it is stored. */
export async function findState(tx: Tx, shopId: string, id: string): Promise<unknown> {
  const [row] = await tx
    .select({ state: conversations.state })
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, id)));
  return row?.state ?? null;
}

/** The newest conversations with a customer, newest first. */
export async function listConversationsOf(
  tx: Tx,
  shopId: string,
  { customerId, limit }: { customerId: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: threads.conversationId })
    .from(threads)
    .where(and(eq(threads.shopId, shopId), eq(threads.customerId, customerId)))
    .orderBy(desc(threads.conversationId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
