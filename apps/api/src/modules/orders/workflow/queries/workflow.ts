import type { FulfilmentStatus, PaymentStatus } from "@mauzo/contract/orders/order-states";
import type { OrderWorkflow, WaitingState } from "@mauzo/contract/orders/order-workflow";
import { runStatement, statement } from "../../../../db/prepared-statement.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const workflowOf = statement<{ workflow: OrderWorkflow }>("select workflow from order_workflows where shop_id = $1");
/** The shop's own workflow; undefined: it has set none. */
export const findWorkflow = async (tx: Tx, shopId: string): Promise<OrderWorkflow | undefined> =>
  (await runStatement(tx, workflowOf, [shopId]))[0]?.workflow;

const workflowKept = statement(`
  insert into order_workflows (shop_id, workflow) values ($1, $2)
  on conflict (shop_id) do update set workflow = excluded.workflow, updated_at = now()`);
export const upsertWorkflow = (tx: Tx, shopId: string, workflow: OrderWorkflow) =>
  runStatement(tx, workflowKept, [shopId, JSON.stringify(workflow)]);

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
