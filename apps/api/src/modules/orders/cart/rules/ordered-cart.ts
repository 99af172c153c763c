import type { Cart, CartOrdered, CartStep } from "@mauzo/contract/orders/cart";
import { groupOrderLines } from "@mauzo/contract/orders/group-order-lines";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import { findTransition } from "@mauzo/contract/orders/order-transitions";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import type { WayToPay } from "@mauzo/contract/shop/payment-settings";
import { orderedMark } from "../steps/cart-cursor.ts";
import { type CartBase, cartBaseOf } from "./cart-base.ts";

/** What is not in the order itself: the shop's names for the statuses, how it is paid, and the customer's payment claims. */
type Told = Pick<CartOrdered, "appearance" | "claims" | "claimable" | "may_claim" | "takes_cash"> & {
  waysOn: WayToPay[];
  /** Of a product and what was chosen of it; null once it is no longer sold. */
  pictureOf: (productId: string, variants: string[]) => string | null;
};

/** Whether the customer can still cancel an order, by `orderTransitions` and its guards. */
const mayCancel = ({ fulfilment, paid }: Pick<Order, "fulfilment" | "paid">, { claims }: Pick<Told, "claims">) =>
  !!findTransition(fulfilment, "cancelled", "customer") &&
  paid.minor === 0 &&
  !claims.some(({ state }) => state === "open");

/** The status of the order, without which staff member did what, and why. */
const orderedOf = (order: Order, { waysOn, pictureOf: _, ...told }: Told): CartOrdered => {
  const { fulfilment, payment, status, paid, total, placed_at, charges, changes } = order;
  const owedMinor = owedMinorOf(order);
  return {
    ...{ fulfilment: fulfilment, payment: payment, status, paid, placed_at, charges, ...told },
    owed: { ...total, minor: owedMinor },
    ways: owedMinor > 0 ? waysOn.map(({ on: _, ...way }) => way) : [],
    may_cancel: mayCancel({ fulfilment, paid }, told),
    steps: [
      { what: "placed", at: placed_at },
      ...changes.toReversed().flatMap(({ at, change }): CartStep[] => {
        if (change.kind === "moved") return [{ what: change.kind, at, fulfilment: change.to }];
        // A settled claim shows among the payments, edits of the shop show in the lines, and notes are internal; what is
        // still asked for shows in what is owed.
        if (
          change.kind === "settled" ||
          change.kind === "forgiven" ||
          change.kind === "unforgiven" ||
          !("amount" in change)
        )
          return [];
        return [{ what: change.kind, at, amount: change.amount }];
      }),
    ],
  };
};

const choiceOf = ({ item_id: id, name, unit_price: price, quantity }: OrderLine) => ({
  ...{ id, name, price, quantity, available: quantity },
});

/** The ordered cart, as it was sold: the link stays as a receipt. */
export function orderedCart(cart: CartBase, order: Order, told: Told): Cart {
  // Lines that were fully returned are left out.
  const kept = order.lines.filter(({ quantity }) => quantity > 0);
  return {
    ...cartBaseOf(cart),
    customer: { name: order.customer?.name ?? "", phone: order.customer?.phone ?? "" },
    note: order.note,
    methods: [],
    charges: [],
    delivery: { method_id: null, method: order.delivery?.method ?? "", place: order.delivery?.place ?? "" },
    products: groupOrderLines(kept).map(({ productId: id, productName: name, item, variants, addOns }) => ({
      ...{ id, item, name, description: "" },
      image_url: told.pictureOf(
        id,
        variants.map(({ item_id }) => item_id),
      ),
      variants: variants.map(choiceOf),
      add_on_groups: [],
      add_ons: addOns.map((line) => ({ ...choiceOf(line), group_id: id })),
    })),
    total: order.total,
    order: orderedOf(order, told),
    version: "ordered",
    cursor: orderedMark,
  };
}
