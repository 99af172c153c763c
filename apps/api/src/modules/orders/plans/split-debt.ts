import { nextDayOf, type OrderPlan, type orderPlans } from "@mauzo/contract/orders/order-plans";
import { owedMinorOf } from "@mauzo/contract/orders/order-states";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { changeCreditDays } from "../credit/change-credit-days.ts";
import { getOrder } from "../orders/get-order.ts";
import type { Actor } from "../orders/steps/actor.ts";
import { getLockedOrder } from "../orders/steps/get-locked-order.ts";
import { recordChange } from "../orders/steps/record-change.ts";
import { planText } from "./messages.ts";
import { deleteSteps, insertSteps } from "./queries.ts";

type Asked = { shopId: string; author: Actor; orderId: string; body: z.output<typeof orderPlans.split.body> };

/**
 * Splits what is owed for an order into instalments, instead of those it had; the order is due when the first of them is.
 * Part of the caller's transaction. @throws 404; 409 for a cancelled order; 422 where they do not come to what is owed
 */
export async function splitDebt(tx: Tx, deps: OrderDeps, { shopId, author, orderId, body }: Asked) {
  const { fulfilment, payment } = await getLockedOrder(tx, shopId, orderId);
  if (fulfilment === "cancelled") throw refuse("order_cancelled");
  const order = await getOrder(tx, shopId, orderId);
  const owed = owedMinorOf(order);
  const sum = body.instalments.reduce((all, { amount_minor }) => all + amount_minor, 0);
  if (sum !== owed) {
    const values = { amount: formatAmount(owed) };
    throw refuse({ code: "plan_sum_wrong", values }, { loc: ["body", "instalments"] });
  }
  let until = order.paid.minor;
  const plan: OrderPlan = body.instalments.map(({ due_on, amount_minor }) => {
    until += amount_minor;
    return { due_on, until: { ...order.total, minor: until } };
  });
  await deleteSteps(tx, shopId, orderId);
  await insertSteps(tx, shopId, orderId, plan);
  const due_on = nextDayOf({ plan, paid: order.paid, owed: { minor: owed } });
  await changeCreditDays(tx, deps, { shopId, author, orderId, days: { due_on, reminds: body.reminds }, isPlan: true });
  const { language } = await getShop(tx, shopId);
  const fact = { name: "order.credit_changed", payload: { kind: "due", payment } } as const;
  const text = planText(plan, order.paid, language ?? "sw");
  await recordChange(tx, deps, shopId, { orderId, change: { kind: "noted", text }, fact }, author);
  return { plan };
}
