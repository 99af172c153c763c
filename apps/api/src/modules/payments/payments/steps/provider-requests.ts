import { randomInt } from "node:crypto";
import type { PaymentNetwork } from "@mauzo/contract/shop/payment-networks";
import type { PaymentFees } from "../../../../payment-settings.ts";

/** The networks by the first two digits after the country's. A number that moved to another network keeps its digits. */
const networkOfDigits: Readonly<Record<string, PaymentNetwork>> = {
  ...{ 74: "M-Pesa", 75: "M-Pesa", 76: "M-Pesa", 68: "Airtel Money", 69: "Airtel Money", 78: "Airtel Money" },
  ...{ 65: "Mixx by Yas", 67: "Mixx by Yas", 71: "Mixx by Yas", 77: "Mixx by Yas", 61: "HaloPesa", 62: "HaloPesa" },
};
/** The network of a number in E.164. */
export const networkOf = (phone: string): PaymentNetwork | undefined =>
  networkOfDigits[/^\+255(\d\d)\d{7}$/.exec(phone)?.[1] ?? ""];

const roundedUp = (minor: bigint): number => Number(((minor + 99n) / 100n) * 100n);

/** What a phone is asked for so that so much of an order is paid: whole shillings, with the fee on top. */
export function priceOf(amountMinor: number, fees: PaymentFees | undefined): { feeMinor: number; askedMinor: number } {
  const whole = roundedUp(BigInt(amountMinor));
  const part = fees ? (BigInt(whole) * BigInt(fees.hundredths) + 9_999n) / 10_000n : 0n;
  const feeMinor = fees ? Math.max(fees.leastMinor, roundedUp(part)) : 0;
  return { feeMinor, askedMinor: whole + feeMinor };
}

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
/** Nobody can guess one: 103 bits. */
export const newReference = () => Array.from({ length: 20 }, () => signs[randomInt(signs.length)]).join("");

/** When the provider is asked what became of a payment: seconds after it was asked for the money. */
const hours = Array.from({ length: 24 }, (_, index) => (index + 1) * 3600);
const queryTimes = [10, 30, 60, 180, 600, 1800, ...hours];
/** @param firstQueryMs before which the provider's answer means nothing. @returns undefined: no more. */
export function queryTimeOf(time: number, firstQueryMs: number): number | undefined {
  const first = Math.ceil(firstQueryMs / 1000);
  return [first, ...queryTimes.filter((seconds) => seconds > first)][time];
}

/** After this, a provider that knows nothing of a payment, or does not say, is believed not to know it. */
export const settledAfterMs = 180_000;
