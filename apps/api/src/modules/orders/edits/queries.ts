import { and, eq, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { addOns } from "../../../db/schema/catalogue/add-ons.ts";
import { products } from "../../../db/schema/catalogue/products.ts";
import { variants } from "../../../db/schema/catalogue/variants.ts";
import { orderLines } from "../../../db/schema/orders/order-lines.ts";
import { orders } from "../../../db/schema/orders/orders.ts";
import { type Given, preparedQuery } from "../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Plan } from "./rules.ts";

type OneOrder = { shopId: string; orderId: string };
type NewQuantities = { ids: string[]; quantities: number[]; returned: number[] };
const changedLines = preparedQuery((tx, given: Given<OneOrder & NewQuantities>) =>
  tx
    .update(orderLines)
    .set({
      quantity: sql`n.quantity`,
      returned: sql`n.returned`,
      totalMinor: sql`${orderLines.unitPriceMinor} * n.quantity`,
    })
    .from(sql`unnest(${given.ids}::uuid[], ${given.quantities}::int[], ${given.returned}::int[])
      as n (id, quantity, returned)`)
    .where(
      and(eq(orderLines.shopId, given.shopId), eq(orderLines.orderId, given.orderId), sql`${orderLines.id} = n.id`),
    ),
);
export const setLines = (tx: Tx, shopId: string, orderId: string, lines: Plan["lines"]) =>
  changedLines(tx, {
    ...{ shopId, orderId },
    ids: lines.map(({ id }) => id),
    quantities: lines.map(({ quantity }) => quantity),
    returned: lines.map(({ returned }) => returned),
  });

type Content = Pick<Plan, "quantity" | "totalMinor" | "note">;
const changedOrder = preparedQuery((tx, given: Given<OneOrder & Content>) =>
  tx
    .update(orders)
    .set({ edits: sql`${orders.edits} + 1`, quantity: given.quantity, totalMinor: given.totalMinor, note: given.note })
    .where(and(eq(orders.shopId, given.shopId), eq(orders.id, given.orderId))),
);
export const setContent = (tx: Tx, shopId: string, orderId: string, { quantity, totalMinor, note }: Content) =>
  changedOrder(tx, { shopId, orderId, quantity, totalMinor, note });

const onShelf = preparedQuery((tx, { shopId, ids }: Given<{ shopId: string; ids: string[] }>) =>
  unionAll(
    tx
      .select({
        id: addOns.id,
        stock: addOns.stock,
        onSale: sql<boolean>`${isNull(addOns.archivedAt)}`,
        productId: sql<string | null>`null::uuid`,
      })
      .from(addOns)
      .where(and(eq(addOns.shopId, shopId), sql`${addOns.id} = any(${ids}::uuid[])`)),
    tx
      .select({
        id: variants.id,
        stock: variants.stock,
        onSale: sql<boolean>`${variants.archivedAt} is null and ${products.onOffer}`,
        productId: sql<string | null>`${variants.productId}`,
      })
      .from(variants)
      .innerJoin(products, and(eq(products.shopId, shopId), eq(products.id, variants.productId)))
      .where(and(eq(variants.shopId, shopId), sql`${variants.id} = any(${ids}::uuid[])`)),
  ),
);
export type OnShelf = Awaited<ReturnType<typeof onShelf>>[number];
/** The stock of these items. */
export const listOnShelf = (tx: Tx, shopId: string, ids: string[]): Promise<OnShelf[]> => onShelf(tx, { shopId, ids });
