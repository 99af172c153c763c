import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { channelConnections } from "../../../../db/schema/conversations/channel-connections.ts";
import { channelNumbers } from "../../../../db/schema/conversations/channel-numbers.ts";
import { outbox } from "../../../../db/schema/conversations/outbox.ts";
import { threads } from "../../../../db/schema/conversations/threads.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { OutboxState } from "../rules/outbox-state.ts";

type OnePart = { shopId: string; id: string };

const lockedPart = preparedQuery((tx, given: Given<OnePart>) =>
  tx
    .select({ state: outbox.state, tries: outbox.tries })
    .from(outbox)
    .where(and(eq(outbox.shopId, given.shopId), eq(outbox.id, given.id)))
    .for("no key update"),
);
/** Locks a part. */
export const lockPart = async (tx: Tx, shopId: string, id: string) => (await lockedPart(tx, { shopId, id }))[0];

const acceptedPart = preparedQuery((tx, given: Given<OnePart & { state: OutboxState; externalId: string }>) =>
  tx
    .update(outbox)
    .set({ state: sql`${given.state}`, externalId: sql`coalesce(${outbox.externalId}, ${given.externalId})` })
    .where(and(eq(outbox.shopId, given.shopId), eq(outbox.id, given.id))),
);
/** The provider has the part, under an id of its own. */
export const setAccepted = (tx: Tx, part: OnePart, state: OutboxState, externalId: string) =>
  acceptedPart(tx, { ...part, state, externalId });

type Left = { state: OutboxState; dueAt: string | null; failedAt: string | null; tries: number; code: number | null };
const leftPart = preparedQuery((tx, given: Given<OnePart & Left>) =>
  tx
    .update(outbox)
    .set({
      state: sql`${given.state}`,
      tries: sql`${given.tries}`,
      code: sql`${given.code}`,
      dueAt: sql`coalesce(${given.dueAt}::timestamptz, ${outbox.dueAt})`,
      failedAt: sql`coalesce(${given.failedAt}::timestamptz, ${outbox.failedAt})`,
    })
    .where(and(eq(outbox.shopId, given.shopId), eq(outbox.id, given.id))),
);
/** The provider has it not, or nobody knows. */
export const setNotAccepted = (tx: Tx, part: OnePart, left: Left) => leftPart(tx, { ...part, ...left });

/** Locks a number and says how it is paused. */
export async function lockPause(tx: Tx, shopId: string, numberId: string) {
  const [row] = await tx
    .select({
      connectionId: channelNumbers.connectionId,
      pausedUntil: channelNumbers.pausedUntil,
      pausedCode: channelNumbers.pausedCode,
      pauses: channelNumbers.pauses,
    })
    .from(channelNumbers)
    .where(and(eq(channelNumbers.shopId, shopId), eq(channelNumbers.id, numberId)))
    .for("no key update");
  return row;
}

/** Pauses a number. */
export const setPause = (
  tx: Tx,
  { shopId, numberId }: { shopId: string; numberId: string },
  pause: { pausedUntil: Date | null; pausedCode: number | null; pauses: number },
) =>
  tx
    .update(channelNumbers)
    .set({ ...pause, pausedUntil: pause.pausedUntil?.toISOString() ?? null })
    .where(and(eq(channelNumbers.shopId, shopId), eq(channelNumbers.id, numberId)));

/** Writes whether the provider takes the connection's token. */
export const setConnectionState = (
  tx: Tx,
  { shopId, connectionId }: { shopId: string; connectionId: string },
  state: { state: "ok" | "refused"; refusedCode: number | null },
) =>
  tx
    .update(channelConnections)
    .set(state)
    .where(
      and(
        eq(channelConnections.shopId, shopId),
        eq(channelConnections.id, connectionId),
        isNull(channelConnections.removedAt),
      ),
    );

/**
 * Closes the windows of these conversations: the provider says that they are. At once by the clock of the database too,
 * should that of the sender be ahead.
 */
export async function closeWindows(tx: Tx, shopId: string, conversationIds: string[], now: Date): Promise<void> {
  const at = sql<string>`least(${now.toISOString()}::timestamptz, now())`;
  const open = tx
    .select({ id: threads.conversationId })
    .from(threads)
    .where(
      and(eq(threads.shopId, shopId), inArray(threads.conversationId, conversationIds), gt(threads.windowUntil, at)),
    )
    .orderBy(threads.conversationId)
    .for("no key update");
  await tx
    .update(threads)
    .set({ windowUntil: at, version: sql`${threads.version} + 1` })
    .where(and(eq(threads.shopId, shopId), inArray(threads.conversationId, open)));
}
