import { type Conversation, closingHours } from "@mauzo/contract/conversations/conversations";
import { and, countDistinct, eq, isNull, sql } from "drizzle-orm";
import { noteMentions } from "../../../../db/schema/conversations/note-mentions.ts";
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

/** How many open conversations each queue has for this person, and in how many a note newly names them. */
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
  const { shopId: shop, userId: named, conversationId, seenAt } = noteMentions;
  const [news] = await tx
    .select({ mentioned: countDistinct(conversationId) })
    .from(noteMentions)
    .where(and(eq(shop, shopId), eq(named, userId), isNull(seenAt)));
  if (!counts || !news) throw new Error("the database counted nothing");
  return { ...counts, ...news };
}
