import type { ChargeInput } from "@mauzo/contract/orders/order-charges";
import { mostOrderMinor } from "@mauzo/contract/orders/order-payments";
import { fieldRefusal } from "../../../../http/refusal.ts";
import { chargedTotalOf, type PricedCharge, priceCharges } from "./price-charges.ts";

/**
 * What is added to goods or taken off them, and what all of it comes to.
 * @throws 422 for less than nothing, and for more than an order may come to.
 */
export function readCharges(
  goodsMinor: number,
  wanted: readonly ChargeInput[],
): { charges: PricedCharge[]; totalMinor: number } {
  const charges = priceCharges(goodsMinor, wanted);
  const totalMinor = chargedTotalOf(goodsMinor, charges);
  if (totalMinor < 0) throw fieldRefusal(["body", "charges"], "The discount is more than the order comes to.");
  if (totalMinor > mostOrderMinor) throw fieldRefusal(["body", "charges"], "That is more than an order may come to.");
  return { charges, totalMinor };
}
