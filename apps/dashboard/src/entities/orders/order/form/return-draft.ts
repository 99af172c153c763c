import type { PaymentMethod } from "@mauzo/contract/ledger/payment-methods";
import type { OrderReturn } from "@mauzo/contract/orders/order-edits";
import type { Order } from "@mauzo/contract/orders/orders";
import type { TypedAmount } from "@mauzo/format/amount/typed-amount";

/** A return as it is typed: the quantity of each line, and which units are damaged. */
export type ReturnDraft = {
  quantities: Record<string, number>;
  spoilt: readonly string[];
  /** undefined: the suggested refund; null: the field was emptied. */
  refund: TypedAmount | null | undefined;
  method: PaymentMethod;
  reason: string;
};

export const emptyReturn: ReturnDraft = {
  ...{ quantities: {}, spoilt: [], refund: undefined, method: "cash", reason: "" },
};

/** The return without the refund. */
export const toOrderReturn = ({ quantities, spoilt, reason }: ReturnDraft, { version, lines }: Order): OrderReturn => ({
  ...{ version, reason },
  lines: lines.flatMap(({ id }) => {
    const quantity = quantities[id] ?? 0;
    return quantity > 0 ? [{ id, quantity, restock: !spoilt.includes(id) }] : [];
  }),
});

/** The return with the refund. */
export const withRefund = (body: OrderReturn, { method }: ReturnDraft, minor: number): OrderReturn => ({
  ...body,
  ...(minor > 0 && { refund: { amount_minor: minor, method } }),
});
