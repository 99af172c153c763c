import { type DocumentKind, PaperSize } from "@mauzo/contract/orders/order-documents";
import { type FulfilmentStatus, fulfilmentStatuses, owedMinorOf } from "@mauzo/contract/orders/order-states";
import { findTransition } from "@mauzo/contract/orders/order-transitions";
import type { OrderRow } from "@mauzo/contract/orders/orders";

const hiddenLink = /\S+[?&]token=…/g;

/** Whether a message had a link to the order, which its history does not show. */
export const hasHiddenLink = (text: string): boolean => text.search(hiddenLink) >= 0;

/** The message with a new link in place of those that its history does not show. */
export const withLink = (text: string, link: string): string => text.replace(hiddenLink, () => link);

export type DocumentChoice = { kind: DocumentKind; size: PaperSize; language: "en" | "sw" };

/** Parses the paper size stored on this device. */
export const readPaperSize = (stored: unknown): PaperSize | undefined => PaperSize.safeParse(stored).data;

export type PaymentKind = "paid" | "refunded";

/** The permission to cancel and reopen an order; the server requires the same. */
export const needToCancel = { resource: "orders", action: "delete" } as const;

/** The usual next status, if there is one; after `ready` there are two. */
const usual: Record<FulfilmentStatus, readonly FulfilmentStatus[]> = {
  new: ["preparing"],
  preparing: ["ready"],
  ready: ["picked up", "delivered"],
  "picked up": [],
  delivered: [],
  cancelled: [],
};

/** The statuses an order can be changed to: the usual next ones, and all others. */
export function nextStatuses(
  from: FulfilmentStatus,
  mayCancel: boolean,
): { usual: readonly FulfilmentStatus[]; others: readonly FulfilmentStatus[] } {
  const may = (to: FulfilmentStatus) => {
    const move = findTransition(from, to, "staff");
    return move !== undefined && (mayCancel || !move.guards.includes("mayCancel"));
  };
  return { usual: usual[from], others: fulfilmentStatuses.filter((to) => may(to) && !usual[from].includes(to)) };
}

/** Whether a change of status takes units from stock, or gives them back. */
export const movesStock = ({ from, to }: { from: FulfilmentStatus; to: FulfilmentStatus }) =>
  findTransition(from, to, "staff")?.effect !== undefined;

/** The changes that bring these orders to a status, for those that can go there. */
export const statusChangesTo = (
  orders: readonly Pick<OrderRow, "id" | "fulfilment">[],
  to: FulfilmentStatus,
  mayCancel: boolean,
) =>
  orders
    .filter(({ fulfilment }) => {
      const steps = nextStatuses(fulfilment, mayCancel);
      return [...steps.usual, ...steps.others].includes(to);
    })
    .map(({ id, fulfilment }) => ({ id, from: fulfilment, to }));

/** What is still owed for an order. */
export const owedOf = (order: OrderRow) => ({ ...order.total, minor: owedMinorOf(order) });

/** The amount that can still be paid for an order, also one that was fully refunded. */
export const payableOf = ({ fulfilment, total, paid, forgiven }: OrderRow) => ({
  ...total,
  minor: fulfilment === "cancelled" ? 0 : Math.max(0, total.minor - paid.minor - forgiven.minor),
});

/** The amounts people pay in, in minor units. */
export const presetAmounts: readonly number[] = [10_000, 50_000, 100_000, 500_000, 1_000_000].map(
  (units) => units * 100,
);
