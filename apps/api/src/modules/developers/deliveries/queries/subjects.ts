import { mostWebhookLines, type WebhookData, type WebhookOrder } from "@mauzo/contract/developers/webhook-messages";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { variants } from "../../../../db/schema/catalogue/variants.ts";
import { orderLines } from "../../../../db/schema/orders/order-lines.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** The lines of these orders, in their order. */
async function readLines(tx: Tx, shopId: string, ids: string[]) {
  const rows = await tx
    .select({
      ...{ orderId: orderLines.orderId, product_id: orderLines.productId, variant_id: orderLines.variantId },
      ...{ add_on_id: orderLines.addOnId, product: orderLines.productName, name: orderLines.name },
      ...{ quantity: orderLines.quantity, minor: orderLines.totalMinor },
    })
    .from(orderLines)
    .where(and(eq(orderLines.shopId, shopId), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** These orders as they are now, by their ids. */
export async function readOrders(tx: Tx, shopId: string, ids: string[]): Promise<Map<string, WebhookOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      ...{ id: orders.id, number: orders.number, channel: orders.channel, currency: orders.currency },
      ...{ fulfilment: orders.fulfilment, payment: orders.payment, customer_id: orders.customerId },
      ...{ totalMinor: orders.totalMinor, paidMinor: orders.paidMinor, placed_at: isoText(orders.placedAt) },
    })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.id, ids)));
  const lines = await readLines(tx, shopId, ids);
  const written = rows.map(({ currency, totalMinor, paidMinor, ...row }): [string, WebhookOrder] => {
    const money = (minor: number) => ({ minor, currency });
    const ofOrder = (lines.get(row.id) ?? [])
      .slice(0, mostWebhookLines)
      .map(({ orderId: _, minor, ...line }) => ({ ...line, total: money(minor) }));
    return [row.id, { ...row, total: money(totalMinor), paid: money(paidMinor), lines: ofOrder }];
  });
  return new Map(written);
}

export type ProductStock = WebhookData["stock.changed"]["variants"];
/** What is left of the variants of these products. */
export async function readStock(tx: Tx, shopId: string, productIds: string[]): Promise<Map<string, ProductStock>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select({ productId: variants.productId, id: variants.id, name: variants.name, stock: variants.stock })
    .from(variants)
    .where(and(eq(variants.shopId, shopId), inArray(variants.productId, productIds), isNull(variants.archivedAt)))
    .orderBy(asc(variants.position), asc(variants.id));
  const found = new Map<string, ProductStock>();
  for (const { productId, ...row } of rows) found.set(productId, [...(found.get(productId) ?? []), row]);
  return found;
}
