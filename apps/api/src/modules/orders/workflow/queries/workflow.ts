import type { Goods, OrderMoney } from "@mauzo/contract/orders/order-states";
import type { OrderWorkflow, WaitingState } from "@mauzo/contract/orders/order-workflow";
import type { Tx } from "../../../../db/scope.ts";
import { run, statement } from "../../../../db/statement.ts";

const workflowOf = statement<{ workflow: OrderWorkflow }>("select workflow from order_workflows where shop_id = $1");
/** What the shop has set; undefined: nothing. */
export const findWorkflow = async (tx: Tx, shopId: string): Promise<OrderWorkflow | undefined> =>
  (await run(tx, workflowOf, [shopId]))[0]?.workflow;

const workflowKept = statement(`
  insert into order_workflows (shop_id, workflow) values ($1, $2)
  on conflict (shop_id) do update set workflow = excluded.workflow, updated_at = now()`);
export const keepWorkflow = (tx: Tx, shopId: string, workflow: OrderWorkflow) =>
  run(tx, workflowKept, [shopId, JSON.stringify(workflow)]);

export type Waiting = { id: string; state: WaitingState; moves: number; waitedSeconds: number };
const waitingOrders = statement<Waiting>(`
  select id, goods as state, moves, extract(epoch from now() - moved_at)::int as "waitedSeconds"
  from orders where shop_id = $1 and goods = any($2::text[]) and id > $3
  order by id limit $4`);
/** Orders that wait in these states, oldest first, after an id. */
export const listWaiting = (tx: Tx, shopId: string, states: WaitingState[], after: string, limit: number) =>
  run(tx, waitingOrders, [shopId, states, after, limit]);

type WaitingOrder = { goods: Goods; money: OrderMoney; moves: number; waitedSeconds: number };
const waitingOrder = statement<WaitingOrder>(`
  select goods, money, moves, extract(epoch from now() - moved_at)::int as "waitedSeconds"
  from orders where shop_id = $1 and id = $2 for update`);
/** How an order waits, held against whoever else would move it. */
export const lockWaitingOrder = async (tx: Tx, shopId: string, id: string): Promise<WaitingOrder | undefined> =>
  (await run(tx, waitingOrder, [shopId, id]))[0];
