import { type DrawerMove, mostMovesShown, type OpenShift, type ShiftRow } from "@mauzo/contract/pos/shifts";
import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { toIsoString } from "../../../../db/columns.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { posDrawerMoves } from "../../../../db/schema/pos/pos-drawer-moves.ts";
import { posReturns } from "../../../../db/schema/pos/pos-returns.ts";
import { posSales } from "../../../../db/schema/pos/pos-sales.ts";
import { posShifts } from "../../../../db/schema/pos/pos-shifts.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { noSums, type ShiftSums, type StoredShift, shiftRowOf } from "../rules.ts";

const fields = {
  ...{ id: posShifts.id, registerId: posShifts.registerId, registerName: posShifts.registerName },
  ...{ floatMinor: posShifts.floatMinor, openedAt: posShifts.openedAt, userId: posShifts.userId },
  ...{ userName: posShifts.userName, closedAt: posShifts.closedAt, closedName: posShifts.closedName },
  ...{ expectedMinor: posShifts.expectedMinor, countedMinor: posShifts.countedMinor, note: posShifts.note },
  currency: shops.currency,
};

const read = (tx: Tx, shopId: string, which: SQL | undefined, limit: number): Promise<StoredShift[]> =>
  tx
    .select(fields)
    .from(posShifts)
    .innerJoin(shops, eq(shops.shopId, posShifts.shopId))
    .where(and(eq(posShifts.shopId, shopId), which))
    .orderBy(desc(posShifts.openedAt), desc(posShifts.id))
    .limit(limit);

export const findShift = async (tx: Tx, shopId: string, id: string): Promise<StoredShift | undefined> =>
  (await read(tx, shopId, eq(posShifts.id, id), 1))[0];

const sum = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)::float8`;
const { debit, credit, amountMinor: moved } = transfers;
/** What an account of the shop grew by, besides refunds. */
const grew = (account: "cash" | "till") =>
  sum(sql`case when ${transfers.kind} = 'refund' then 0 when ${account}::text = ${debit} then ${moved}
    when ${account}::text = ${credit} then -${moved} end`);
const refundedMinor = sum(sql`case when ${transfers.kind} = 'refund' and ${credit} = 'cash' then ${moved} end`);

/** What went through each of these shifts. */
async function sumShifts(tx: Tx, shopId: string, ids: readonly string[]): Promise<Map<string, ShiftSums>> {
  const sums = new Map(ids.map((id) => [id, { ...noSums }]));
  if (ids.length === 0) return sums;
  const sold = await tx
    .select({
      id: posSales.shiftId,
      sales: sql<number>`count(*)::int`,
      ...{ totalMinor: sum(sql`${posSales.totalMinor}`), paidMinor: sum(sql`${posSales.paidMinor}`) },
    })
    .from(posSales)
    .where(and(eq(posSales.shopId, shopId), inArray(posSales.shiftId, [...ids])))
    .groupBy(posSales.shiftId);
  const booked = await tx
    .select({ id: transfers.shiftId, cashMinor: grew("cash"), mobileMinor: grew("till"), refundedMinor })
    .from(transfers)
    .where(and(eq(transfers.shopId, shopId), inArray(transfers.shiftId, [...ids]), ne(transfers.kind, "difference")))
    .groupBy(transfers.shiftId);
  const back = await tx
    .select({
      id: posReturns.shiftId,
      ...{ returns: sql<number>`count(*)::int`, returnedMinor: sum(sql`${posReturns.returnedMinor}`) },
    })
    .from(posReturns)
    .where(and(eq(posReturns.shopId, shopId), inArray(posReturns.shiftId, [...ids])))
    .groupBy(posReturns.shiftId);
  const { kind, amountMinor } = posDrawerMoves;
  const drawer = await tx
    .select({
      id: posDrawerMoves.shiftId,
      inMinor: sum(sql`case ${kind} when 'in' then ${amountMinor} end`),
      outMinor: sum(sql`case ${kind} when 'out' then ${amountMinor} end`),
    })
    .from(posDrawerMoves)
    .where(and(eq(posDrawerMoves.shopId, shopId), inArray(posDrawerMoves.shiftId, [...ids])))
    .groupBy(posDrawerMoves.shiftId);
  for (const { id, ...part } of [...sold, ...booked, ...back, ...drawer]) {
    const known = id === null ? undefined : sums.get(id);
    if (known) Object.assign(known, part);
  }
  return sums;
}

export const sumShift = async (tx: Tx, shopId: string, id: string): Promise<ShiftSums> =>
  (await sumShifts(tx, shopId, [id])).get(id) ?? noSums;

/** The cash that came into the drawer of a shift, less what left it, since a moment. */
export async function sumCashSince(tx: Tx, { shopId, id, at }: { shopId: string; id: string; at: string }) {
  const [booked] = await tx
    .select({ cash: sum(sql`case when ${debit} = 'cash' then ${moved} when ${credit} = 'cash' then -${moved} end`) })
    .from(transfers)
    .where(
      and(
        ...[eq(transfers.shopId, shopId), eq(transfers.shiftId, id), ne(transfers.kind, "difference")],
        gt(transfers.createdAt, at),
      ),
    );
  const { kind, amountMinor, createdAt } = posDrawerMoves;
  const [drawer] = await tx
    .select({ cash: sum(sql`case ${kind} when 'in' then ${amountMinor} else -${amountMinor} end`) })
    .from(posDrawerMoves)
    .where(and(eq(posDrawerMoves.shopId, shopId), eq(posDrawerMoves.shiftId, id), gt(createdAt, at)));
  return (booked?.cash ?? 0) + (drawer?.cash ?? 0);
}

/** One page of all shifts, or of those that somebody opened, the newest first. Ids are the clients', so the cursor finds its row's moment. */
export async function listShifts(
  tx: Tx,
  shopId: string,
  { cursor, limit, userId }: { cursor?: string | undefined; limit: number; userId?: string },
): Promise<ShiftRow[]> {
  const last = cursor === undefined ? undefined : await findShift(tx, shopId, cursor);
  if (cursor !== undefined && !last) return [];
  const isAfter =
    last &&
    or(lt(posShifts.openedAt, last.openedAt), and(eq(posShifts.openedAt, last.openedAt), lt(posShifts.id, last.id)));
  const isTheirs = userId === undefined ? undefined : eq(posShifts.userId, userId);
  const rows = await read(tx, shopId, and(isTheirs, isAfter), limit);
  const sums = await sumShifts(
    tx,
    shopId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => shiftRowOf(row, sums.get(row.id) ?? noSums));
}

/** Those that are open, with the names of their registers. */
export async function findOpenShifts(
  tx: Tx,
  { shopId, userId }: { shopId: string; userId: string },
): Promise<(OpenShift & { register: string })[]> {
  const rows = await read(tx, shopId, isNull(posShifts.closedAt), 100);
  return rows.map((row) => ({
    ...{ id: row.id, register_id: row.registerId, register: row.registerName },
    ...{ opened_at: toIsoString(row.openedAt), opened_by: row.userName, is_own: row.userId === userId },
  }));
}

/** What went into the drawer and out of it besides sales: the newest of them, the oldest first. */
export async function listMoves(tx: Tx, { shopId, id, currency }: { shopId: string; id: string; currency: string }) {
  const rows = await tx
    .select()
    .from(posDrawerMoves)
    .where(and(eq(posDrawerMoves.shopId, shopId), eq(posDrawerMoves.shiftId, id)))
    .orderBy(desc(posDrawerMoves.createdAt), desc(posDrawerMoves.id))
    .limit(mostMovesShown);
  return rows.toReversed().map(
    (row): DrawerMove => ({
      ...{ id: row.id, kind: row.kind, amount: { minor: row.amountMinor, currency }, reason: row.reason },
      ...{ by: row.userName, at: toIsoString(row.createdAt) },
    }),
  );
}
