import { mostQueued } from "@mauzo/contract/conversations/channels";
import type { SavedMeanwhile } from "@mauzo/contract/shared";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { users } from "../../../db/schema/account/users.ts";
import { channelConnections } from "../../../db/schema/conversations/channel-connections.ts";
import { channelNumbers } from "../../../db/schema/conversations/channel-numbers.ts";
import { outbox } from "../../../db/schema/conversations/outbox.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

type Connection = typeof channelConnections.$inferSelect;
type NewConnection = typeof channelConnections.$inferInsert;
type ChannelNumberRow = typeof channelNumbers.$inferSelect;

/** The shop's connection with its number, if it has one that was not removed. */
export async function findConnected(
  tx: Tx,
  shopId: string,
): Promise<{ connection: Connection; number: ChannelNumberRow } | undefined> {
  const [row] = await tx
    .select({ connection: channelConnections, number: channelNumbers })
    .from(channelConnections)
    .innerJoin(
      channelNumbers,
      and(
        eq(channelNumbers.shopId, channelConnections.shopId),
        eq(channelNumbers.connectionId, channelConnections.id),
        isNull(channelNumbers.removedAt),
      ),
    )
    .where(and(eq(channelConnections.shopId, shopId), isNull(channelConnections.removedAt)));
  return row;
}

/** Locks the shop's connection until the transaction ends; the newest one, also if it was removed. */
export async function lockConnection(tx: Tx, shopId: string): Promise<Connection | undefined> {
  const [row] = await tx
    .select()
    .from(channelConnections)
    .where(eq(channelConnections.shopId, shopId))
    .orderBy(desc(channelConnections.id))
    .limit(1)
    .for("no key update");
  return row;
}

/** Its version and who saved it last; 0 where there is none. */
export async function findSaved(tx: Tx, shopId: string): Promise<SavedMeanwhile> {
  const [row] = await tx
    .select({ version: channelConnections.version, saved_by: users.name })
    .from(channelConnections)
    .leftJoin(users, eq(users.id, channelConnections.updatedBy))
    .where(and(eq(channelConnections.shopId, shopId), isNull(channelConnections.removedAt)));
  return row ?? { version: 0, saved_by: null };
}

/** @returns whether it was written: not if somebody else connects the shop at the same time. */
export async function insertConnection(tx: Tx, row: NewConnection): Promise<boolean> {
  const made = await tx
    .insert(channelConnections)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: channelConnections.id });
  return made.length > 0;
}

export const updateConnection = (tx: Tx, shopId: string, id: string, change: Partial<NewConnection>) =>
  tx
    .update(channelConnections)
    .set(change)
    .where(and(eq(channelConnections.shopId, shopId), eq(channelConnections.id, id)));

export const updateNumber = (tx: Tx, shopId: string, id: string, change: Partial<typeof channelNumbers.$inferInsert>) =>
  tx
    .update(channelNumbers)
    .set(change)
    .where(and(eq(channelNumbers.shopId, shopId), eq(channelNumbers.id, id)));

/** Removes the shop's numbers; @returns their ids. */
export async function removeNumbers(tx: Tx, shopId: string): Promise<string[]> {
  const removed = await tx
    .update(channelNumbers)
    .set({ removedAt: sql`now()` })
    .where(and(eq(channelNumbers.shopId, shopId), isNull(channelNumbers.removedAt)))
    .returning({ id: channelNumbers.id });
  return removed.map(({ id }) => id);
}

/** Adds a number; one that the shop had before comes back with its conversations. @returns its id. */
export async function addNumber(
  tx: Tx,
  shopId: string,
  { connectionId, phoneNumberId }: { connectionId: string; phoneNumberId: string },
): Promise<string> {
  const [known] = await tx
    .select({ id: channelNumbers.id })
    .from(channelNumbers)
    .where(and(eq(channelNumbers.shopId, shopId), eq(channelNumbers.phoneNumberId, phoneNumberId)))
    .orderBy(desc(channelNumbers.id))
    .limit(1);
  if (known) {
    const change = { connectionId, removedAt: null, pausedUntil: null, pausedCode: null, pauses: 0 };
    await updateNumber(tx, shopId, known.id, change);
    return known.id;
  }
  const [made] = await tx
    .insert(channelNumbers)
    .values({ shopId, connectionId, phoneNumberId })
    .returning({ id: channelNumbers.id });
  if (!made) throw new Error("a number was not written");
  return made.id;
}

/** How many messages wait to leave from a number, counted up to `mostQueued`. */
export async function countQueued(tx: Tx, shopId: string, numberId: string): Promise<number> {
  const queued = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.shopId, shopId), eq(outbox.numberId, numberId), eq(outbox.state, "queued")))
    .limit(mostQueued)
    .as("queued");
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(queued);
  return row?.count ?? 0;
}

/** Messages that have not left will not leave any more. */
export const withdrawQueued = (tx: Tx, shopId: string, numberIds: string[]) =>
  tx
    .update(outbox)
    .set({ state: "withdrawn" })
    .where(and(eq(outbox.shopId, shopId), inArray(outbox.numberId, numberIds), eq(outbox.state, "queued")));
