import { and, eq } from "drizzle-orm";
import { orderCharges } from "../../../../db/schema/orders/order-charges.ts";
import { preparedInsert } from "../../../../db/sql/prepared-insert.ts";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { PricedCharge } from "../steps/price-charges.ts";

const dropped = preparedQuery((tx, given: Given<{ shopId: string; orderId: string }>) =>
  tx
    .update(orderCharges)
    .set({ dropped: true })
    .where(and(eq(orderCharges.shopId, given.shopId), eq(orderCharges.orderId, given.orderId))),
);
/** Deletes all charges and discounts of an order. */
export const dropCharges = (tx: Tx, shopId: string, orderId: string) => dropped(tx, { shopId, orderId });

const inserted = preparedInsert(orderCharges, [
  ...(["shopId", "orderId", "kind", "name", "type", "value", "amountMinor", "position"] as const),
]);
/** Stores the charges and discounts of an order, in this order. */
export const insertCharges = (tx: Tx, shopId: string, orderId: string, charges: PricedCharge[]) =>
  inserted(
    tx,
    charges.map((charge, position) => ({ shopId, orderId, ...charge, position })),
  );
