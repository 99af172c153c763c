import { and, eq, sql } from "drizzle-orm";
import { posDrawerMoves } from "../../../../db/schema/pos/pos-drawer-moves.ts";
import { posShifts } from "../../../../db/schema/pos/pos-shifts.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

type One = { shopId: string; id: string };
const isOne = ({ shopId, id }: Given<One>) => and(eq(posShifts.shopId, shopId), eq(posShifts.id, id));

/** @returns whether it is there now; it is not where its id, or its register, is taken. */
export const insertShift = async (tx: Tx, row: typeof posShifts.$inferInsert): Promise<boolean> =>
  (await tx.insert(posShifts).values(row).onConflictDoNothing().returning({ id: posShifts.id })).length > 0;

/** @returns whether it is there now; it is not where its id is taken. */
export const insertMove = async (tx: Tx, row: typeof posDrawerMoves.$inferInsert): Promise<boolean> =>
  (await tx.insert(posDrawerMoves).values(row).onConflictDoNothing().returning({ id: posDrawerMoves.id })).length > 0;

const locked = preparedQuery((tx, given: Given<One>) =>
  tx.select({ closedAt: posShifts.closedAt }).from(posShifts).where(isOne(given)).for("update"),
);
const held = preparedQuery((tx, given: Given<One>) =>
  tx.select({ closedAt: posShifts.closedAt }).from(posShifts).where(isOne(given)).for("share"),
);
/** Locks a shift until the transaction ends: against everybody, or only against being closed. */
export const lockShift = async (tx: Tx, one: One, how: "alone" | "shared") =>
  (await (how === "alone" ? locked : held)(tx, one))[0];

/** Adds to what should have been in the drawer of a shift that is closed. */
export const addToExpected = async (tx: Tx, { shopId, id }: One, minor: number) =>
  (
    await tx
      .update(posShifts)
      .set({ expectedMinor: sql`${posShifts.expectedMinor} + ${minor}::bigint` })
      .where(and(eq(posShifts.shopId, shopId), eq(posShifts.id, id)))
      .returning({ register: posShifts.registerName })
  )[0];

type Closing = {
  closedBy: string;
  closedName: string;
  expectedMinor: number;
  countedMinor: number;
  note: string;
  at?: string | undefined;
};
export const updateClosed = (tx: Tx, { shopId, id }: One, { at, ...closing }: Closing) =>
  tx
    .update(posShifts)
    .set({
      ...closing,
      closedAt: at === undefined ? sql`now()` : sql`greatest(${posShifts.openedAt}, ${at}::timestamptz)`,
    })
    .where(and(eq(posShifts.shopId, shopId), eq(posShifts.id, id)));
