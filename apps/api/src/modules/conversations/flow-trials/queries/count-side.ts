import type { TrialSide } from "@mauzo/contract/conversations/flow-trials";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { conversations } from "../../../../db/schema/conversations/conversations.ts";
import { messages } from "../../../../db/schema/conversations/messages.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import { unmatchedSentences } from "../../../../db/schema/conversations/unmatched-sentences.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Side = { shopId: string; version: number; since: string; ends: readonly string[] };

/** How conversations did that began with a version since a moment: who was in the middle of it by then is not counted. */
export async function countSide(tx: Tx, { shopId, version, since, ends }: Side): Promise<TrialSide> {
  const endings = ends.join(" ");
  const { createdAt, conversationId, flowPath, seq } = messages;
  const hasEnded = sql<boolean>`bool_or(string_to_array(${flowPath}, ' ') && string_to_array(${endings}, ' '))`;
  const talks = tx
    .select({
      conversationId,
      ended: hasEnded.as("talk_ended"),
      lastAt: sql<string>`max(${createdAt})`.as("talk_last_at"),
      lastSeq: sql<number>`max(${seq})`.as("talk_last_seq"),
    })
    .from(messages)
    .where(
      and(
        ...[eq(messages.shopId, shopId), eq(messages.flowVersion, `own:${version}`), isNotNull(flowPath)],
        sql`${createdAt} >= ${since}::timestamptz`,
      ),
    )
    .groupBy(conversationId)
    .as("talks");
  const count = (which: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${which}))::integer`;
  const isSilent = sql`${talks.lastAt} < now() - interval '1 day' and ${threads.lastInSeq} <= ${talks.lastSeq}`;
  const unmatched = tx
    .select({ one: sql`1` })
    .from(unmatchedSentences)
    .where(
      and(
        ...[eq(unmatchedSentences.shopId, shopId), eq(unmatchedSentences.conversationId, talks.conversationId)],
        sql`${unmatchedSentences.createdAt} >= ${since}::timestamptz`,
      ),
    );
  const [row] = await tx
    .select({
      conversations: count(sql`true`),
      ended: count(sql`${talks.ended}`),
      left: count(sql`not ${talks.ended} and ${isSilent}`),
      not_understood: count(sql`exists ${unmatched}`),
    })
    .from(talks)
    .innerJoin(threads, and(eq(threads.shopId, shopId), eq(threads.conversationId, talks.conversationId)))
    .innerJoin(conversations, and(eq(conversations.shopId, shopId), eq(conversations.id, talks.conversationId)))
    .where(sql`${conversations.flowBeganAt} >= ${since}::timestamptz`);
  return { number: version, ...(row ?? { conversations: 0, ended: 0, left: 0, not_understood: 0 }) };
}
