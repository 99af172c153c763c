import { type Conversation, closingHours } from "@mauzo/contract/conversations/conversations";
import { and, eq, sql } from "drizzle-orm";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { conversationJoins, conversationJson, seenBy, t } from "./conversation-fields.ts";

type Asked = { shopId: string; userId: string };

/** A conversation as the inbox shows it to this person. */
export async function findConversation(
  tx: Tx,
  { shopId, userId }: Asked,
  id: string,
): Promise<Conversation | undefined> {
  const { rows } = await tx.execute<{ conversation: Conversation }>(sql`
    select ${conversationJson} as conversation from ${threads} ${t} ${conversationJoins} ${seenBy(sql`${userId}::uuid`)}
    where ${t.shopId} = ${shopId} and ${t.conversationId} = ${id}`);
  return rows[0]?.conversation;
}

/** How many open conversations each queue has for this person. */
export async function countQueues(tx: Tx, { shopId, userId }: Asked) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
  const [counts] = await tx
    .select({
      open: sql<number>`count(*)::int`,
      mine: count(sql`${threads.assigneeId} = ${userId}::uuid`),
      unassigned: count(sql`${threads.answeredBy} <> 'bot' and ${threads.assigneeId} is null`),
      waiting: count(sql`${threads.waitingSince} is not null`),
      closing: count(
        sql`${threads.windowUntil} between now() and now() + make_interval(hours => ${sql`${closingHours}`.inlineParams()})`,
      ),
      bot: count(sql`${threads.answeredBy} = 'bot'`),
    })
    .from(threads)
    .where(and(eq(threads.shopId, shopId), eq(threads.status, "open")));
  if (!counts) throw new Error("the database counted nothing");
  return counts;
}
