import { and, desc, eq, gt, min, sql } from "drizzle-orm";
import { toIsoString } from "../../../../db/columns.ts";
import { conversationTimes } from "../../../../db/schema/conversations/conversation-times.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Of = { shopId: string; conversationId: string; userId: string };

/** Notes that somebody answered a customer who had waited since a moment. */
export const noteAnswered = (tx: Tx, of: Of, since: string) =>
  tx.insert(conversationTimes).values({ ...of, kind: "answered", since });

/** Notes that somebody closed a conversation, if the customer wrote anything since it was last closed. */
export async function noteClosed(tx: Tx, of: Of): Promise<void> {
  const { shopId, conversationId } = of;
  const [last] = await tx
    .select({ at: conversationTimes.at })
    .from(conversationTimes)
    .where(
      and(
        eq(conversationTimes.shopId, shopId),
        eq(conversationTimes.conversationId, conversationId),
        eq(conversationTimes.kind, "closed"),
      ),
    )
    .orderBy(desc(conversationTimes.at))
    .limit(1);
  const [first] = await tx
    .select({ at: min(messages.createdAt) })
    .from(messages)
    .where(
      and(
        eq(messages.shopId, shopId),
        eq(messages.conversationId, conversationId),
        eq(messages.direction, "in"),
        ...(last ? [gt(messages.createdAt, sql`${last.at}::timestamptz`)] : []),
      ),
    );
  if (first?.at) await tx.insert(conversationTimes).values({ ...of, kind: "closed", since: toIsoString(first.at) });
}
