import type { ChargeInput } from "@mauzo/contract/orders/order-charges";
import { mostOrderMinor } from "@mauzo/contract/orders/order-payments";
import { refuse } from "../../../../http/refuse.ts";
import { chargedTotalOf, type PricedCharge, priceCharges } from "./price-charges.ts";

/**
 * The charges and discounts of an order, with the total.
 * @throws 422 for a negative total, and for more than the limit of an order.
 */
export function validateCharges(
  subtotalMinor: number,
  wanted: readonly ChargeInput[],
): { charges: PricedCharge[]; totalMinor: number } {
  const charges = priceCharges(subtotalMinor, wanted);
  const totalMinor = chargedTotalOf(subtotalMinor, charges);
  if (totalMinor < 0) throw refuse("discount_too_large", { loc: ["body", "charges"] });
  if (totalMinor > mostOrderMinor) throw refuse("order_total_too_large", { loc: ["body", "charges"] });
  return { charges, totalMinor };
}
