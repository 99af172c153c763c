import { formatDateTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { documentLabels } from "../document-labels.ts";
import type { OrderDocument } from "../order-document.ts";

export type Sum = { label: string; amount: string; strong?: boolean };

/** The sums below the lines, from the product total to the amount left to pay. */
export function totalsOf(orderDocument: OrderDocument): Sum[] {
  const say = documentLabels[orderDocument.language];
  const { subtotal, charges, total, paid, balance, isCancelled } = orderDocument;
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

/** The payments so far, oldest first as given: `M-Pesa · 20 Novemba 2026, 16:05`, each with what was paid on top below it. */
export const paymentsOf = ({ payments, timeZone, language }: OrderDocument): Sum[] =>
  payments.flatMap(({ method, at, amount, fee }) => [
    { label: `${method} · ${formatDateTime(at, timeZone, language)}`, amount: formatMoney(amount) },
    ...(fee ? [{ label: documentLabels[language].fee, amount: formatMoney(fee) }] : []),
  ]);

/** Units of the lines, without add-ons. */
export const unitsOf = ({ lines }: OrderDocument): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const plain = new Intl.NumberFormat("en-US");
/** A quantity formatted for display. */
export const countOf = (quantity: number): string => plain.format(quantity);

/** The stamp across a settled document: cancelled, or paid in full. */
export function stateOf({ isCancelled, balance, paid, language }: OrderDocument): string | undefined {
  const say = documentLabels[language];
  if (isCancelled) return say.cancelled;
  return balance.minor <= 0 && paid.minor > 0 ? say.settled : undefined;
}
