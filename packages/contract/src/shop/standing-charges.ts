import * as z from "zod/mini";
import type { PlainCode } from "../errors.ts";
import { PriceMinor, requiredText, ShortId } from "../shared.ts";

export const chargeTypes = ["fixed", "percentage"] as const;

/** What a charge comes to: an amount, or hundredths of a per cent of the products. */
export const chargeValue = { type: z.enum(chargeTypes), value: PriceMinor.check(z.gte(1)) };

/** Nothing is charged beyond the whole of the products. */
export const shareFits = z.refine<{ type: (typeof chargeTypes)[number]; value: number }>(
  ({ type, value }) => type === "fixed" || value <= 10_000,
  { path: ["value"], message: "percentage_too_large" satisfies PlainCode },
);

/** What a shop adds to every order, in its own words. */
export const StandingCharge = z.strictObject({ id: ShortId, name: requiredText(60), ...chargeValue }).check(shareFits);
export type StandingCharge = z.infer<typeof StandingCharge>;

export const maxStandingCharges = 5;
export const StandingCharges = z.array(StandingCharge).check(
  z.maxLength(maxStandingCharges),
  z.refine((charges) => new Set(charges.map(({ id }) => id)).size === charges.length, {
    message: "charge_twice" satisfies PlainCode,
  }),
);
