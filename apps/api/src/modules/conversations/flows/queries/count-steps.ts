import type { StepNumbers } from "@mauzo/contract/conversations/flows";
import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** Of each step: the conversations that reached it, that wrote on where it waited, and that have been silent there for a day. */
export function countSteps(tx: Tx, shopId: string, flowVersion: string): Promise<StepNumbers[]> {
  const path = sql`string_to_array(${messages.flowPath}, ' ')`;
  const waits = sql`step.place = cardinality(${path})`;
  const isAnswered = sql`${threads.lastInSeq} > ${messages.seq}`;
  const count = (which: SQL) =>
    sql<number>`(count(distinct ${messages.conversationId}) filter (where ${which}))::integer`;
  return tx
    .select({
      node: sql<string>`step.id`,
      reached: count(sql`true`),
      answered: count(sql`${waits} and ${isAnswered}`),
      left: count(sql`${waits} and not ${isAnswered} and ${messages.createdAt} < now() - interval '24 hours'`),
    })
    .from(messages)
    .innerJoin(threads, and(eq(threads.shopId, messages.shopId), eq(threads.conversationId, messages.conversationId)))
    .innerJoin(sql`unnest(${path}) with ordinality as step(id, place)`, sql`true`)
    .where(
      and(
        eq(messages.shopId, shopId),
        eq(messages.flowVersion, flowVersion),
        sql`${messages.createdAt} > now() - interval '30 days'`,
        isNotNull(messages.flowPath),
      ),
    )
    .groupBy(sql`step.id`)
    .orderBy(sql`step.id`);
}
