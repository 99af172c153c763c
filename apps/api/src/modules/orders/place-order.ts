import type { OrderChannel } from "@mauzo/contract/orders";
import { announce } from "../../db/live.ts";
import type { Tx } from "../../db/scope.ts";
import type { OrderDeps } from "../../deps.ts";
import { followMove } from "../order-workflow/follow-move.ts";
import { type StockMove, takeStock } from "../products/take-stock.ts";
import { tellSite } from "../public-shops/tell-site.ts";
import { insertOrder, upsertCustomer } from "./queries/write-order.ts";
import { totalOf } from "./rules.ts";

export type NewOrderLine = {
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
  customer: { name: string; phone: string | null } | undefined;
  note: string;
  lines: NewOrderLine[];
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
  const { shopId, lines, held, customer, ...row } = order;
  const customerId = customer && (await upsertCustomer(tx, shopId, customer));
  const totalMinor = totalOf(lines);
  const quantity = lines.reduce((sum, line) => sum + (line.kind === "variant" ? line.quantity : 0), 0);
  const id = await insertOrder(tx, { shopId, ...row, customerId, quantity, totalMinor, lines });
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
