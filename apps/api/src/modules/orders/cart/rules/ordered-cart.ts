import type { Cart, CartOrdered, CartStep } from "@mauzo/contract/orders/cart";
import { orderItems } from "@mauzo/contract/orders/order-items";
import { findMove } from "@mauzo/contract/orders/order-moves";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import { orderedMark } from "../steps/cart-mark.ts";
import { type CartHead, headOf } from "./head-of.ts";

/** What is not the order's own to say: how the shop calls its states, and what its customer said was paid. */
type Told = Pick<CartOrdered, "faces" | "claims" | "claimable" | "may_claim">;

/** Whether its customer can cancel an order still: as the table of moves says, and its guards. */
const mayCancel = ({ goods, paid }: Pick<Order, "goods" | "paid">, { claims }: Pick<Told, "claims">) =>
  !!findMove(goods, "cancelled", "customer") && paid.minor === 0 && !claims.some(({ state }) => state === "open");

/** Where the order stands, without who of the shop did what, and why. */
const orderedOf = (
  { goods, money, status, paid, total, placed_at, charges, changes }: Order,
  told: Told,
): CartOrdered => ({
  ...{ goods, money, status, paid, placed_at, charges, ...told },
  owed: { ...total, minor: owedMinorOf({ goods, money, total, paid }) },
  may_cancel: mayCancel({ goods, paid }, told),
  steps: [
    { what: "placed", at: placed_at },
    ...changes.toReversed().flatMap(({ at, change }): CartStep[] => {
      if (change.kind === "moved") return [{ what: change.kind, at, goods: change.to }];
      // What was settled stands there as what was paid; what the shop changed, in the lines; its notes are its own.
      if (change.kind === "settled" || !("amount" in change)) return [];
      return [{ what: change.kind, at, amount: change.amount }];
    }),
  ],
});

const choiceOf = ({ item_id: id, name, unit_price: price, quantity }: OrderLine) => ({
  ...{ id, name, price, quantity, available: quantity },
});

/** What was ordered, as it was sold: the link stays a receipt. */
export function orderedCart(cart: CartHead, order: Order, told: Told): Cart {
  // What came back is no longer there.
  const kept = order.lines.filter(({ quantity }) => quantity > 0);
  return {
    ...headOf(cart),
    customer: { name: order.customer?.name ?? "", phone: order.customer?.phone ?? "" },
    note: order.note,
    ways: [],
    delivery: { way_id: null, way: order.delivery?.way ?? "", place: order.delivery?.place ?? "" },
    products: orderItems(kept).map(({ productId: id, productName: name, item, variants, addOns }) => ({
      ...{ id, item, name, description: "", image_url: null },
      variants: variants.map(choiceOf),
      add_on_groups: [],
      add_ons: addOns.map((line) => ({ ...choiceOf(line), group_id: id })),
    })),
    total: order.total,
    order: orderedOf(order, told),
    version: "ordered",
    mark: orderedMark,
  };
}
