import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import { BeginAnew, type Tx } from "../../../../db/tenant-transaction.ts";
import { getLockedOrder } from "../../../orders/orders/steps/get-locked-order.ts";
import { lockDebt, type Owing } from "../../debts/steps/lock-debt.ts";
import { findCustomerOfOrder } from "../queries.ts";

/**
 * Locks the order of a payment, and all that its customer owes where it pays a debt. What is owed comes in the order in which
 * money goes to it.
 */
export async function lockOwed(tx: Tx, shopId: string, { orderId, forDebt }: { orderId: string; forDebt: boolean }) {
  const customerId = forDebt ? await findCustomerOfOrder(tx, shopId, orderId) : undefined;
  const debt = customerId ? await lockDebt(tx, shopId, customerId) : undefined;
  const order = await getLockedOrder(tx, shopId, orderId);
  // Customers may be merged or parted in between: what one pays goes to no debt of another.
  if (debt && order.customerId !== customerId) throw new BeginAnew();
  const { fulfilment, payment, currency } = order;
  const money = (minor: number) => ({ minor, currency });
  const minor = owedMinorOf({
    ...{ fulfilment, payment, total: money(order.totalMinor), paid: money(order.paidMinor) },
    forgiven: money(order.forgivenMinor),
  });
  const owed: readonly Owing[] = debt ? debt.owing : [{ id: orderId, number: "", owed: money(minor) }];
  return { order, owed };
}
