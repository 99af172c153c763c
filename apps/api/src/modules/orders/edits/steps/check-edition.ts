import { isEditable, isReturnable } from "@mauzo/contract/orders/order-states";
import type { Order } from "@mauzo/contract/orders/orders";
import { Refusal } from "../../../../http/refusal.ts";

/**
 * Whether an order can be changed, or goods of it taken back, by whoever saw it as it was then.
 * @throws 409
 */
export function checkEdition({ goods, edition }: Order, seen: number, what: "edit" | "return"): void {
  if (goods === "cancelled") throw new Refusal(409, "A cancelled order is opened again before it goes on.", { goods });
  if (what === "edit" && !isEditable(goods))
    throw new Refusal(409, "What was handed over is not changed. Take the goods back as a return.", { goods });
  if (what === "return" && !isReturnable(goods))
    throw new Refusal(409, "Only what was handed over comes back. Change the order instead.", { goods });
  if (edition !== seen)
    throw new Refusal(
      409,
      "Somebody changed this order meanwhile. Look at it as it is now; nothing of yours is lost.",
      {
        edition,
      },
    );
}
