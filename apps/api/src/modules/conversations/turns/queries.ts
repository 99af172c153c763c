import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { inboxSettings } from "../../../db/schema/conversations/inbox-settings.ts";
import { threads } from "../../../db/schema/conversations/threads.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type Key = { shopId: string; conversationId: string };
const whereKey = ({ shopId, conversationId }: Key) =>
  and(eq(threads.shopId, shopId), eq(threads.conversationId, conversationId));
const isChanged = { turn: sql`${threads.turn} + 1`, version: sql`${threads.version} + 1` };
const secondsLeft = () => sql<number | null>`extract(epoch from ${threads.botResumesAt} - now())::float8`;

/** Who answers, and in how many seconds the bot does again; nobody changes it until the transaction ends. */
export async function lockResuming(tx: Tx, key: Key) {
  const [row] = await tx
    .select({
      ...{ answeredBy: threads.answeredBy, turn: threads.turn, language: threads.language },
      secondsLeft: secondsLeft(),
    })
    .from(threads)
    .where(whereKey(key))
    .for("update");
  return row;
}

/** Of these conversations those in which the bot answers again by itself, and in how many seconds. */
export const listResuming = (tx: Tx, shopId: string, ids: readonly string[]) =>
  tx
    .select({ conversationId: threads.conversationId, turn: threads.turn, secondsLeft: secondsLeft() })
    .from(threads)
    .where(and(eq(threads.shopId, shopId), inArray(threads.conversationId, [...ids]), isNotNull(threads.botResumesAt)));

/** The bot answers again. A customer who waits for a person still does. */
export const resumeThread = (tx: Tx, key: Key) =>
  tx
    .update(threads)
    .set({ answeredBy: "bot", assigneeId: null, reason: null, botResumesAt: null, ...isChanged })
    .where(whereKey(key));

/** Assigns an open conversation in which nobody answers to somebody. @returns whether it had nobody. */
export async function assignWaiting(tx: Tx, key: Key, assigneeId: string): Promise<boolean> {
  const changed = await tx
    .update(threads)
    .set({ assigneeId, ...isChanged })
    .where(and(whereKey(key), eq(threads.answeredBy, "nobody"), eq(threads.status, "open"), isNull(threads.assigneeId)))
    .returning({ id: threads.conversationId });
  return changed.length > 0;
}

/** Who was assigned in turn last; nobody else is until the transaction ends. Undefined before anything was saved. */
export async function lockTurns(tx: Tx, shopId: string) {
  const [row] = await tx
    .select({ settings: inboxSettings.settings, lastAssignedId: inboxSettings.lastAssignedId })
    .from(inboxSettings)
    .where(eq(inboxSettings.shopId, shopId))
    .for("update");
  return row;
}

export const setLastAssigned = (tx: Tx, shopId: string, lastAssignedId: string) =>
  tx.update(inboxSettings).set({ lastAssignedId }).where(eq(inboxSettings.shopId, shopId));
