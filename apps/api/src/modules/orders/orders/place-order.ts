import type { Order, OrderChannel } from "@mauzo/contract/orders/orders";
import { announce } from "../../../db/live.ts";
import type { Tx } from "../../../db/scope.ts";
import type { OrderDeps } from "../../../deps.ts";
import { type StockMove, takeStock } from "../../catalogue/products/take-stock.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { followMove } from "../workflow/follow-move.ts";
import { insertCharges } from "./queries/write-charges.ts";
import { insertOrder, upsertCustomer } from "./queries/write-order.ts";
import { chargedTotalOf, type PricedCharge, totalOf } from "./steps/price-charges.ts";

export type NewOrderLine = {
  /** Those that were chosen together have the same. */
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
  /** As the order keeps them, for ever. With an id: one the shop has. */
  customer: { id?: string; name: string; phone: string | null } | undefined;
  note: string;
  lines: NewOrderLine[];
  /** What is added to the lines or taken off them, and what each comes to. */
  charges?: PricedCharge[];
  /** How its customer gets it; its fee is one of the charges. */
  delivery?: Order["delivery"];
  /** What was held for it, given back as it is sold. */
  held: StockMove[];
};

/**
 * Places an order: stock taken, lines kept as sold, the shop told. Part of the caller's transaction, which must not
 * outlive an error of it.
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
    ...{ deliveryWay: delivery?.way, deliveryPlace: delivery?.place },
  });
  if (charges.length > 0) await insertCharges(tx, shopId, id, charges);
  const sold = lines.map(({ kind, itemId, quantity }) => ({
    kind,
    itemId,
    quantity,
    reason: "sale" as const,
    orderId: id,
  }));
  const { soldOut } = await takeStock(tx, shopId, [...held, ...sold]);
  // Any other sale is told by the job below, later and once for many orders; that nothing is left cannot wait for it.
  if (soldOut) await tellSite(tx, queue, shopId);
  await queue.send(tx, "order-placed", { shopId, orderId: id });
  await followMove(tx, deps, { shopId, orderId: id, goods: "new", moves: 0, undoable: false });
  await announce(tx, { topic: "orders", id });
  return { id, totalMinor, quantity };
}
