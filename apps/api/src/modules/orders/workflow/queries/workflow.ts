import type { FulfilmentStatus, PaymentStatus } from "@mauzo/contract/orders/order-states";
import type { OrderWorkflow, WaitingState } from "@mauzo/contract/orders/order-workflow";
import { shopDocument } from "../../../../db/documents/shop-document.ts";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
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
/** Locks an order and returns how it waits. */
export const lockWaitingOrder = async (tx: Tx, shopId: string, id: string): Promise<WaitingOrder | undefined> =>
  (await runStatement(tx, waitingOrder, [shopId, id]))[0];
