import type { ChargeInput, ChargeKind } from "@mauzo/contract/orders/order-charges";

/** The sum of the lines in minor units; exact, because the cart refuses orders beyond what a safe integer holds. */
export const totalOf = (lines: { quantity: number; unitPriceMinor: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);

/** What goods come to with charges and deliveries added and discounts taken off. */
export const chargedTotalOf = (
  goodsMinor: number,
  charges: readonly { kind: ChargeKind; amountMinor: number }[],
): number =>
  Number(
    charges.reduce(
      (sum, { kind, amountMinor }) => (kind === "discount" ? sum - BigInt(amountMinor) : sum + BigInt(amountMinor)),
      BigInt(goodsMinor),
    ),
  );

export type PricedCharge = ChargeInput & { amountMinor: number };

/** Hundredths of a per cent of an amount, rounded to the nearest minor unit, halves up: whole numbers all the way. */
const shareOf = (minor: number, hundredths: number): number =>
  Number((BigInt(minor) * BigInt(hundredths) + 5_000n) / 10_000n);

/** What each charge comes to: itself, or so much of the goods alone. */
export const priceCharges = (goodsMinor: number, charges: readonly ChargeInput[]): PricedCharge[] =>
  charges.map((charge) => ({
    ...charge,
    amountMinor: charge.type === "fixed" ? charge.value : shareOf(goodsMinor, charge.value),
  }));
