import type { Order, OrderChannel } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { moveStock, type StockMove } from "../../catalogue/products/move-stock.ts";
import { countPlacedOrder } from "../../customers/customers/count-placed-order.ts";
import type { StoredTouches } from "../../shop/touches/read-touches.ts";
import { runStatusWorkflow } from "../workflow/run-status-workflow.ts";
import { insertCharges } from "./queries/write-charges.ts";
import { insertOrder } from "./queries/write-order.ts";
import { type Actor, factActorOf } from "./steps/actor.ts";
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
export type NewOrder = Partial<StoredTouches> & {
  shopId: string;
  cartId: string;
  conversationId: string | null;
  number: string;
  channel: OrderChannel;
  currency: string;
  language: Language;
  by: Actor;
  /** As stored with the order, permanently. `known`: an existing customer of the shop, as they were read. */
  customer: { known?: { id: string; generation: number }; name: string; phone: string | null } | undefined;
  note: string;
  lines: NewOrderLine[];
  /** The charges and discounts, with the amount of each. */
  charges?: PricedCharge[];
  /** The delivery method and place; its fee is one of the charges. */
  delivery?: Order["delivery"];
  /** The units on hold for it, released as they are sold. */
  held: StockMove[];
  /** When it was placed, if that was not now: its goods have left the shop since, also those that were missing. */
  at?: string | undefined;
};

type Missing = Awaited<ReturnType<typeof moveStock>>["short"];

const unknown = { name: "", place: "" };

/**
 * Places an order: takes the stock, stores the lines as sold, notifies the shop. Part of the caller's transaction,
 * which must be rolled back on an error.
 * @throws OutOfStock
 */
export async function placeOrder(
  tx: Tx,
  deps: OrderDeps,
  order: NewOrder,
): Promise<{ id: string; totalMinor: number; quantity: number; short: Missing }> {
  const { shopId, lines, charges = [], held, customer, delivery, language, by, at, ...row } = order;
  const { channel } = row;
  const totalMinor = chargedTotalOf(totalOf(lines), charges);
  // Only staff fill in what is not known: a stranger may have given somebody's number.
  const isEnteredByStaff = channel === "manual" || channel === "pos";
  const filling = isEnteredByStaff ? { name: customer?.name ?? "", place: delivery?.place ?? "" } : unknown;
  const customerId =
    customer && (await countPlacedOrder(tx, shopId, { buyer: customer, channel, totalMinor, filling, at }));
  const quantity = lines.reduce((sum, line) => sum + (line.kind === "variant" ? line.quantity : 0), 0);
  const id = await insertOrder(tx, {
    ...{ shopId, ...row, quantity, totalMinor, lines, at },
    ...{ customerId: customerId ?? null, customerName: customer?.name ?? "", customerPhone: customer?.phone ?? null },
    ...{ firstTouch: row.firstTouch ?? null, lastTouch: row.lastTouch ?? null },
    takenBy: isEnteredByStaff ? by.userId : null,
    ...{ deliveryMethod: delivery?.method ?? "", deliveryPlace: delivery?.place ?? "" },
  });
  if (charges.length > 0) await insertCharges(tx, shopId, id, charges);
  const sold = lines.map(({ kind, itemId, quantity }) => ({
    kind,
    itemId,
    quantity,
    reason: "sale" as const,
    orderId: id,
    isGone: at !== undefined,
  }));
  const { short } = await moveStock(tx, shopId, [...held, ...sold]);
  await runStatusWorkflow(tx, deps, { shopId, orderId: id, fulfilment: "new", moves: 0, undoable: false });
  const { number, cartId, conversationId, currency } = row;
  await deps.emitFact(tx, {
    ...{ name: "order.placed", shopId, subject: id, actor: factActorOf(by) },
    payload: {
      ...{ number, channel, language, quantity, total: { minor: totalMinor, currency } },
      ...{ cart_id: cartId, customer_id: customerId ?? null, conversation_id: conversationId },
    },
  });
  return { id, totalMinor, quantity, short };
}
