import type { FulfilmentStatus, PaymentStatus } from "@mauzo/contract/orders/order-states";
import type { OrderWorkflow, WaitingState } from "@mauzo/contract/orders/order-workflow";
import { and, eq } from "drizzle-orm";
import { shopDocument } from "../../../../db/documents/shop-document.ts";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

/** The shop's own workflow. */
export const workflowDocument = shopDocument<OrderWorkflow>("order_workflows", "workflow");

export type Waiting = { id: string; state: WaitingState; moves: number; waitedSeconds: number };
const waitingOrders = statement<Waiting>(`
  select id, fulfilment as state, moves, extract(epoch from now() - moved_at)::int as "waitedSeconds"
  from orders where shop_id = $1 and fulfilment = any($2::text[]) and id > $3
  order by id limit $4`);
/** Orders that wait in these statuses, oldest first, after an id. */
export const listWaiting = (tx: Tx, shopId: string, states: WaitingState[], after: string, limit: number) =>
  runStatement(tx, waitingOrders, [shopId, states, after, limit]);

type WaitingOrder = { fulfilment: FulfilmentStatus; payment: PaymentStatus; moves: number; waitedSeconds: number };
const waitingOrder = statement<WaitingOrder>(`
  select fulfilment, payment, moves, extract(epoch from now() - moved_at)::int as "waitedSeconds"
  from orders where shop_id = $1 and id = $2 for update`);
/** Locks an order, and before it its customer, and returns how it waits. */
export async function lockWaitingOrder(tx: Tx, shopId: string, id: string): Promise<WaitingOrder | undefined> {
  const customerId = tx
    .select({ id: orders.customerId })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.id, id)));
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.id, customerId)))
    .for("no key update");
  return (await runStatement(tx, waitingOrder, [shopId, id]))[0];
}
