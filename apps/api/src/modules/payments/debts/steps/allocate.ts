import type { DebtOrder } from "@mauzo/contract/payments/debts";

/** What of an amount goes to which order: each is paid whole before the next one, in the order they come in. */
export function allocate(orders: readonly Pick<DebtOrder, "id" | "number" | "owed">[], amountMinor: number) {
  let left = amountMinor;
  return orders.flatMap(({ id, number, owed }) => {
    const minor = Math.min(left, owed.minor);
    left -= minor;
    return minor > 0 ? [{ order: { id, number }, amount: { ...owed, minor } }] : [];
  });
}
