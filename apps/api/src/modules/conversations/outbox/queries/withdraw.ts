import { and, eq } from "drizzle-orm";
import { outbox } from "../../../../db/schema/conversations/outbox.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** Takes back what the bot has queued in a conversation and no sender has begun to send. */
export async function withdrawBotParts(tx: Tx, shopId: string, conversationId: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: "withdrawn" })
    .where(
      and(
        eq(outbox.shopId, shopId),
        eq(outbox.conversationId, conversationId),
        eq(outbox.author, "bot"),
        eq(outbox.state, "queued"),
      ),
    );
}
