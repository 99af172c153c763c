import { isEditable, isReturnable } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import { refuse } from "../../../../http/refuse.ts";

/**
 * Checks that an order can be edited or returned, and still has the version that the caller saw.
 * @throws 409
 */
export function checkOrderChangeable({ fulfilment, version }: Order, seen: number, what: "edit" | "return"): void {
  if (fulfilment === "cancelled") throw refuse("order_cancelled", { extra: { fulfilment: fulfilment } });
  if (what === "edit" && !isEditable(fulfilment))
    throw refuse("order_not_editable", {
      extra: {
        fulfilment: fulfilment,
      },
    });
  if (what === "return" && !isReturnable(fulfilment))
    throw refuse("order_not_returnable", {
      extra: {
        fulfilment: fulfilment,
      },
    });
  if (version !== seen)
    throw refuse("order_changed", {
      extra: {
        version,
      },
    });
}
