import { isVoid, owedMinorOf, paymentStatusOf } from "@mauzo/contract/orders/order-states";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { type Counted, countOrder } from "../../../customers/customers/count-order.ts";
import type { LockedOrder } from "../queries/write-order.ts";

type Figures = Pick<LockedOrder, "fulfilment" | "paidMinor" | "refundedMinor" | "forgivenMinor" | "totalMinor">;

/** What an order counts for in its customer's totals. */
function countedOf(order: Figures): Counted {
  const state = { fulfilment: order.fulfilment, payment: paymentStatusOf(order) };
  if (isVoid(state)) return null;
  const sums = {
    ...{ total: { minor: order.totalMinor }, paid: { minor: order.paidMinor } },
    forgiven: { minor: order.forgivenMinor },
  };
  return { totalMinor: order.totalMinor, owedMinor: owedMinorOf({ ...state, ...sums }) };
}

/** Keeps the totals of an order's customer. `order`: as it was locked, `after`: what is different now. */
export async function countOrderChange(
  tx: Tx,
  shopId: string,
  order: LockedOrder,
  after: Partial<Figures>,
): Promise<void> {
  const { customerId } = order;
  if (customerId === null) return;
  await countOrder(tx, shopId, { customerId, before: countedOf(order), after: countedOf({ ...order, ...after }) });
}
