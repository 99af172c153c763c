import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import type { Paper } from "../paper.ts";
import { words } from "../words.ts";

export type Sum = { label: string; amount: string; strong?: boolean };

/** What stands below the lines, from the sum of the goods to what is left to pay. */
export function sumsOf(paper: Paper): Sum[] {
  const say = words[paper.language];
  const { subtotal, charges, total, paid, balance, isCancelled } = paper;
  const isPlain = charges.length === 0;
  const left = balance.minor < 0 ? { ...balance, minor: -balance.minor } : balance;
  return [
    ...(isPlain ? [] : [{ label: say.subtotal, amount: formatMoney(subtotal) }]),
    ...charges.map(({ name, amount }) => ({ label: name, amount: formatMoney(amount) })),
    { label: say.total, amount: formatMoney(total), strong: true },
    { label: say.paid, amount: formatMoney(paid) },
    ...(isCancelled
      ? []
      : [{ label: balance.minor < 0 ? say.overpaid : say.balance, amount: formatMoney(left), strong: true }]),
  ];
}

/** How it was paid so far, oldest first as given: `M-Pesa · 20 Novemba 2026, 16:05`. */
export const paymentsOf = ({ payments, timeZone, language }: Paper): Sum[] =>
  payments.map(({ method, at, amount }) => ({
    label: `${method} · ${formatDateTime(at, timeZone, language)}`,
    amount: formatMoney(amount),
  }));

/** Units of the lines, add-ons not counted. */
export const unitsOf = ({ lines }: Paper): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const plain = new Intl.NumberFormat("en-US");
/** A quantity as people read it. */
export const countOf = (quantity: number): string => plain.format(quantity);

/** The word that stands across what is over: cancelled, or paid in full. */
export function stateOf({ isCancelled, balance, paid, language }: Paper): string | undefined {
  const say = words[language];
  if (isCancelled) return say.cancelled;
  return balance.minor <= 0 && paid.minor > 0 ? say.settled : undefined;
}
