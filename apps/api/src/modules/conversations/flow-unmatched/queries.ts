import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { toIsoString } from "../../../db/columns.ts";
import { unmatchedSentences } from "../../../db/schema/conversations/unmatched-sentences.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { SpelledRow } from "./rules.ts";

const {
  shopId: ofShop,
  chatflowId: ofFlow,
  conversationId: of,
  spelling,
  sentence,
  language,
  createdAt,
  dismissedAt,
} = unmatchedSentences;
/** More than are shown: some of them are the same but for a letter. */
const spellingsMost = 500;
/** What one conversation adds: somebody who writes nonsense all day is one customer. */
const ofOneMost = 20;

type New = Pick<
  typeof unmatchedSentences.$inferInsert,
  "shopId" | "chatflowId" | "conversationId" | "language" | "sentence" | "spelling"
>;

/** Keeps a sentence of a conversation, unless that has many already. */
export async function insertSentence(tx: Tx, row: New): Promise<void> {
  const [known] = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(unmatchedSentences)
    .where(and(eq(ofShop, row.shopId), eq(of, row.conversationId)));
  if ((known?.count ?? 0) < ofOneMost) await tx.insert(unmatchedSentences).values(row);
}

/** What was written to a flow in the last thirty days, by its words: the most frequent first. */
export async function listSpellings(tx: Tx, shopId: string, chatflowId: string): Promise<SpelledRow[]> {
  const last = sql<string>`max(${createdAt})`;
  const count = sql<number>`count(*)::integer`;
  const rows = await tx
    .select({
      spelling,
      count,
      last,
      sentence: sql<string>`(array_agg(${sentence} order by ${createdAt} desc))[1]`,
      language: sql<"en" | "sw">`(array_agg(${language} order by ${createdAt} desc))[1]`,
      isDismissed: sql<boolean>`bool_or(${dismissedAt} is not null)`,
    })
    .from(unmatchedSentences)
    .where(and(eq(ofShop, shopId), eq(ofFlow, chatflowId), sql`${createdAt} > now() - interval '30 days'`))
    .groupBy(spelling)
    .orderBy(desc(count), desc(last), spelling)
    .limit(spellingsMost);
  return rows.map(({ last, ...row }) => ({ ...row, last_at: toIsoString(last) }));
}

/** @returns how many rows have one of the spellings */
export async function dismissSpellings(
  tx: Tx,
  {
    shopId,
    chatflowId,
    spellings,
    dismissed,
  }: { shopId: string; chatflowId: string; spellings: readonly string[]; dismissed: boolean },
): Promise<number> {
  const rows = await tx
    .update(unmatchedSentences)
    .set({ dismissedAt: dismissed ? sql`now()` : null })
    .where(and(eq(ofShop, shopId), eq(ofFlow, chatflowId), inArray(spelling, [...spellings])))
    .returning({ id: unmatchedSentences.id });
  return rows.length;
}
