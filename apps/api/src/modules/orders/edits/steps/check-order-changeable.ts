import { isEditable, isReturnable } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import { HttpError } from "../../../../http/http-error.ts";

/**
 * Checks that an order can be edited or returned, and still has the version that the caller saw.
 * @throws 409
 */
export function checkOrderChangeable({ fulfilment, version }: Order, seen: number, what: "edit" | "return"): void {
  if (fulfilment === "cancelled")
    throw new HttpError(409, "A cancelled order is opened again before it goes on.", { fulfilment: fulfilment });
  if (what === "edit" && !isEditable(fulfilment))
    throw new HttpError(409, "What was handed over is not changed. Take the goods back as a return.", {
      fulfilment: fulfilment,
    });
  if (what === "return" && !isReturnable(fulfilment))
    throw new HttpError(409, "Only what was handed over comes back. Change the order instead.", {
      fulfilment: fulfilment,
    });
  if (version !== seen)
    throw new HttpError(
      409,
      "Somebody changed this order meanwhile. Look at it as it is now; nothing of yours is lost.",
      {
        version,
      },
    );
}
