import { mostWebhookLines, type WebhookData, type WebhookOrder } from "@mauzo/contract/developers/webhook-messages";
import { and, asc, eq, inArray, isNull, type SQLWrapper, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { variants } from "../../../../db/schema/catalogue/variants.ts";
import { orderLines } from "../../../../db/schema/orders/order-lines.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { jsonList, jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const money = (minor: SQLWrapper) => jsonObject<WebhookOrder["total"]>({ minor, currency: orders.currency });
const line = jsonObject<WebhookOrder["lines"][number]>({
  ...{ product_id: orderLines.productId, variant_id: orderLines.variantId, add_on_id: orderLines.addOnId },
  ...{ product: orderLines.productName, name: orderLines.name, quantity: orderLines.quantity },
  total: money(orderLines.totalMinor),
});

/** These orders as they are now, by their ids. */
export async function readOrders(tx: Tx, shopId: string, ids: string[]): Promise<Map<string, WebhookOrder>> {
  if (ids.length === 0) return new Map();
  const rows: WebhookOrder[] = await tx
    .select({
      ...{ id: orders.id, number: orders.number, channel: orders.channel },
      ...{ fulfilment: orders.fulfilment, payment: orders.payment, customer_id: orders.customerId },
      ...{ total: money(orders.totalMinor), paid: money(orders.paidMinor), placed_at: isoText(orders.placedAt) },
      lines: sql<WebhookOrder["lines"]>`(select ${jsonList(line, orderLines.position)} from ${orderLines}
        where ${orderLines.shopId} = ${orders.shopId} and ${orderLines.orderId} = ${orders.id})`,
    })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.id, ids)));
  return new Map(rows.map((row) => [row.id, { ...row, lines: row.lines.slice(0, mostWebhookLines) }]));
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
