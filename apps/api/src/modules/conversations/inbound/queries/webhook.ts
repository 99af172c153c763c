import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { channelConnections } from "../../../../db/schema/conversations/channel-connections.ts";
import { channelEvents } from "../../../../db/schema/conversations/channel-events.ts";
import { channelNumbers } from "../../../../db/schema/conversations/channel-numbers.ts";
import { type NewRow, preparedInsert } from "../../../../db/sql/prepared-insert.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type Key = { shopId: string; id: string };
const foundConnection = preparedQuery((tx, given: Given<Key>) =>
  tx
    .select({
      sealedAppSecret: channelConnections.sealedAppSecret,
      businessAccountId: channelConnections.businessAccountId,
      isFresh: sql<boolean>`coalesce(${channelConnections.lastEventAt} > now() - interval '1 minute', false)`,
      number: { id: channelNumbers.id, phoneNumberId: channelNumbers.phoneNumberId },
    })
    .from(channelConnections)
    .leftJoin(
      channelNumbers,
      and(
        eq(channelNumbers.shopId, channelConnections.shopId),
        eq(channelNumbers.connectionId, channelConnections.id),
        isNull(channelNumbers.removedAt),
      ),
    )
    .where(
      and(
        eq(channelConnections.shopId, given.shopId),
        eq(channelConnections.id, given.id),
        isNull(channelConnections.removedAt),
      ),
    )
    .orderBy(channelNumbers.id),
);

/** A connection with its numbers; `isFresh` if it was noted a moment ago that something arrived. */
export async function findConnection(tx: Tx, shopId: string, id: string) {
  const rows = await foundConnection(tx, { shopId, id });
  const [row] = rows;
  if (!row) return;
  const { number, ...connection } = row;
  return { ...connection, numbers: rows.flatMap((each) => (each.number ? [each.number] : [])) };
}

const columns = [
  ...(["shopId", "numberId", "kind", "externalId", "contactKey", "providerAt", "body", "handledAt"] as const),
] as const;
const insertNew = preparedInsert(channelEvents, columns, { skipsKnown: true });

/** A statement takes a gigabyte; this is for the time it takes. */
const rowsAtOnce = 1_000;

/** Inserts events that are not there yet. */
export async function insertEvents(
  tx: Tx,
  rows: readonly NewRow<typeof channelEvents, (typeof columns)[number]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await insertNew(tx, rows.slice(from, from + rowsAtOnce));
}

/** Notes that something arrived; at most once a minute, as all that arrives would wait for the row. */
export const noteEvents = (tx: Tx, shopId: string, id: string) =>
  tx
    .update(channelConnections)
    .set({ lastEventAt: sql`now()` })
    .where(
      and(
        eq(channelConnections.shopId, shopId),
        eq(channelConnections.id, id),
        or(
          isNull(channelConnections.lastEventAt),
          lt(channelConnections.lastEventAt, sql`now() - interval '1 minute'`),
        ),
      ),
    );
