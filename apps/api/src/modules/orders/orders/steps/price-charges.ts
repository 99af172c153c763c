import type { ChargeInput, ChargeKind } from "@mauzo/contract/orders/order-charges";
import { chargeMinor } from "@mauzo/format/amount/charge-minor";

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

/** The amount of each charge: fixed, or a percentage of the products alone. */
export const priceCharges = (subtotalMinor: number, charges: readonly ChargeInput[]): PricedCharge[] =>
  charges.map((charge) => ({ ...charge, amountMinor: chargeMinor(charge, subtotalMinor) }));
