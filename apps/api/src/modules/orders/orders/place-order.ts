import type { Order, OrderChannel } from "@mauzo/contract/orders/orders";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { moveStock, type StockMove } from "../../catalogue/products/move-stock.ts";
import { queueSiteRefresh } from "../../shop/shop/queue-site-refresh.ts";
import { runStatusWorkflow } from "../workflow/run-status-workflow.ts";
import { insertCharges } from "./queries/write-charges.ts";
import { insertOrder, upsertCustomer } from "./queries/write-order.ts";
import { chargedTotalOf, type PricedCharge, totalOf } from "./steps/price-charges.ts";

export type NewOrderLine = {
  /** The same number for lines that were chosen together. */
  item: number;
  kind: "variant" | "add_on";
  productId: string;
  productName: string;
  itemId: string;
  name: string;
  quantity: number;
  unitPriceMinor: number;
};
export type NewOrder = {
  shopId: string;
  cartId: string;
  conversationId: string | null;
  number: string;
  channel: OrderChannel;
  currency: string;
  /** As stored with the order, permanently. With an id: an existing customer of the shop. */
  customer: { id?: string; name: string; phone: string | null } | undefined;
  note: string;
  lines: NewOrderLine[];
  /** The charges and discounts, with the amount of each. */
  charges?: PricedCharge[];
  /** The delivery method and place; its fee is one of the charges. */
  delivery?: Order["delivery"];
  /** The units on hold for it, released as they are sold. */
  held: StockMove[];
};

/**
 * Places an order: takes the stock, stores the lines as sold, notifies the shop. Part of the caller's transaction,
 * which must be rolled back on an error.
 * @throws OutOfStock
 */
export async function placeOrder(
  tx: Tx,
  deps: OrderDeps,
  order: NewOrder,
): Promise<{ id: string; totalMinor: number; quantity: number }> {
  const { queue } = deps;
  const { shopId, lines, charges = [], held, customer, delivery, ...row } = order;
  const customerId = customer && (customer.id ?? (await upsertCustomer(tx, shopId, customer)));
  const totalMinor = chargedTotalOf(totalOf(lines), charges);
  const quantity = lines.reduce((sum, line) => sum + (line.kind === "variant" ? line.quantity : 0), 0);
  const id = await insertOrder(tx, {
    ...{ shopId, ...row, quantity, totalMinor, lines },
    ...{ customerId, customerName: customer?.name, customerPhone: customer?.phone },
    ...{ deliveryMethod: delivery?.method, deliveryPlace: delivery?.place },
  });
  if (charges.length > 0) await insertCharges(tx, shopId, id, charges);
  const sold = lines.map(({ kind, itemId, quantity }) => ({
    kind,
    itemId,
    quantity,
    reason: "sale" as const,
    orderId: id,
  }));
  const { soldOut } = await moveStock(tx, shopId, [...held, ...sold]);
  // Other sales are published by the job below, later and once for many orders; a sold-out product cannot wait for it.
  if (soldOut) await queueSiteRefresh(tx, queue, shopId);
  await queue.send(tx, "order-placed", { shopId, orderId: id });
  await runStatusWorkflow(tx, deps, { shopId, orderId: id, fulfilment: "new", moves: 0, undoable: false });
  await publishLiveEvent(tx, { topic: "orders", id });
  return { id, totalMinor, quantity };
}
