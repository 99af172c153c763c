import { and, eq } from "drizzle-orm";
import { conversations } from "../../../db/schema/conversations/conversations.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Where the bot stands in a conversation, as it is stored. */
export async function findState(tx: Tx, shopId: string, id: string): Promise<unknown> {
  const [row] = await tx
    .select({ state: conversations.state })
    .from(conversations)
    .where(and(eq(conversations.shopId, shopId), eq(conversations.id, id)));
  return row?.state ?? null;
}
