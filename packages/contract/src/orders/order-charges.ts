import * as z from "zod/mini";
import { Money, requiredText } from "../shared.ts";
import { chargeTypes, chargeValue, shareFits } from "../shop/standing-charges.ts";

/** What is added to the price of an order's products, or taken off it. */
export const chargeKinds = ["charge", "discount", "delivery"] as const;
export const ChargeKind = z.enum(chargeKinds);
export type ChargeKind = z.infer<typeof ChargeKind>;

export const OrderCharge = z.object({
  kind: ChargeKind,
  name: z.string(),
  type: z.enum(chargeTypes),
  /** Minor units, or hundredths of a per cent of the products: 250 is 2.5 %. */
  value: z.int(),
  /** The amount; a discount is subtracted. */
  amount: Money,
});
export type OrderCharge = z.infer<typeof OrderCharge>;

/** A charge as staff enter it. */
export const ChargeInput = z
  .strictObject({ kind: ChargeKind, name: requiredText(60), ...chargeValue })
  .check(shareFits);
export type ChargeInput = z.infer<typeof ChargeInput>;

export const mostCharges = 10;
