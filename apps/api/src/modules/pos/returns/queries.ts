import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { lookupHash } from "../../../db/lookup-keys.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import { lookupKeys } from "../../../db/schema/platform/lookup-keys.ts";
import { posReturns } from "../../../db/schema/pos/pos-returns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** @returns whether it is there now; it is not where its id is taken. */
export const insertReturn = async (tx: Tx, row: typeof posReturns.$inferInsert): Promise<boolean> =>
  (await tx.insert(posReturns).values(row).onConflictDoNothing().returning({ id: posReturns.id })).length > 0;

export const findReturn = async (tx: Tx, shopId: string, id: string) =>
  (
    await tx
      .select()
      .from(posReturns)
      .where(and(eq(posReturns.shopId, shopId), eq(posReturns.id, id)))
  )[0];

const idOf = { id: orders.id };
export const findByNumber = async (tx: Tx, shopId: string, number: string): Promise<string | undefined> =>
  (
    await tx
      .select(idOf)
      .from(orders)
      .where(and(eq(orders.shopId, shopId), eq(orders.number, number)))
  )[0]?.id;

/** The order to whose page a key leads that is valid in this shop. */
export const findByKey = async (tx: Tx, shopId: string, key: string): Promise<string | undefined> =>
  (
    await tx
      .select(idOf)
      .from(lookupKeys)
      .innerJoin(orders, and(eq(orders.shopId, lookupKeys.shopId), eq(orders.cartId, lookupKeys.targetId)))
      .where(
        and(
          ...[eq(lookupKeys.kind, "cart"), eq(lookupKeys.keyHash, lookupHash(key)), eq(lookupKeys.shopId, shopId)],
          or(isNull(lookupKeys.expiresAt), gt(lookupKeys.expiresAt, sql`now()`)),
        ),
      )
  )[0]?.id;
