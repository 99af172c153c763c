import type { Money } from "@mauzo/contract/shared";

/** What of an amount goes to which order: each is paid whole before the next one, in the order they come in. */
export function allocate<Order extends { id: string; owed: Money }>(orders: readonly Order[], amountMinor: number) {
  let left = amountMinor;
  return orders.flatMap((order) => {
    const minor = Math.min(left, order.owed.minor);
    left -= minor;
    return minor > 0 ? [{ order, amount: { ...order.owed, minor } }] : [];
  });
}
