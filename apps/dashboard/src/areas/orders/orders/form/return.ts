import type { OrderReturn } from "@mauzo/contract/orders/order-edits";
import type { PaymentMethod } from "@mauzo/contract/orders/order-payments";
import type { Order } from "@mauzo/contract/orders/orders";

/** A return as it is typed: how many of each line, and which of them are spoilt. */
export type ReturnDraft = {
  quantities: Record<string, number>;
  spoilt: readonly string[];
  /** undefined: what is suggested; null: emptied. */
  refund: number | null | undefined;
  method: PaymentMethod;
  reason: string;
};

export const emptyReturn: ReturnDraft = {
  ...{ quantities: {}, spoilt: [], refund: undefined, method: "cash", reason: "" },
};

/** What comes back, without the money. */
export const asReturn = ({ quantities, spoilt, reason }: ReturnDraft, { edition, lines }: Order): OrderReturn => ({
  ...{ edition, reason },
  lines: lines.flatMap(({ id }) => {
    const quantity = quantities[id] ?? 0;
    return quantity > 0 ? [{ id, quantity, restock: !spoilt.includes(id) }] : [];
  }),
});

/** The same with the money that goes back. */
export const withRefund = (body: OrderReturn, { method }: ReturnDraft, minor: number): OrderReturn => ({
  ...body,
  ...(minor > 0 && { refund: { amount_minor: minor, method } }),
});
