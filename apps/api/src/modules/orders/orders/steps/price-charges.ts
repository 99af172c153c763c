import type { ChargeInput, ChargeKind } from "@mauzo/contract/orders/order-charges";

/** The sum of the lines in minor units; exact, because the cart refuses orders beyond a safe integer. */
export const totalOf = (lines: { quantity: number; unitPriceMinor: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);

/** The total of an order: products plus charges and deliveries, less discounts. */
export const chargedTotalOf = (
  subtotalMinor: number,
  charges: readonly { kind: ChargeKind; amountMinor: number }[],
): number =>
  Number(
    charges.reduce(
      (sum, { kind, amountMinor }) => (kind === "discount" ? sum - BigInt(amountMinor) : sum + BigInt(amountMinor)),
      BigInt(subtotalMinor),
    ),
  );

export type PricedCharge = ChargeInput & { amountMinor: number };

/**
 * Hundredths of a per cent of an amount, rounded to the nearest minor unit, halves up; calculated with whole numbers
 * only.
 */
const shareOf = (minor: number, hundredths: number): number =>
  Number((BigInt(minor) * BigInt(hundredths) + 5_000n) / 10_000n);

/** The amount of each charge: fixed, or a percentage of the products alone. */
export const priceCharges = (subtotalMinor: number, charges: readonly ChargeInput[]): PricedCharge[] =>
  charges.map((charge) => ({
    ...charge,
    amountMinor: charge.type === "fixed" ? charge.value : shareOf(subtotalMinor, charge.value),
  }));
