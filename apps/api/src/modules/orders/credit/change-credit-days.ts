import type { CreditDays, orderCredit } from "@mauzo/contract/orders/order-credit";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { Actor } from "../orders/steps/actor.ts";
import { getLockedOrder } from "../orders/steps/get-locked-order.ts";
import { recordChange } from "../orders/steps/record-change.ts";
import { listPlans } from "../plans/list-plans.ts";
import { findDays, updateDays } from "./queries/order-credit.ts";
import { requireCredit } from "./require-credit.ts";

type Days = z.output<typeof orderCredit.change.body>;
/** `isPlan`: its instalments say when it is due. */
type Change = { shopId: string; author: Actor; orderId: string; days: Days; isPlan?: boolean };
const kinds = { due_on: "due", promised_on: "promised" } as const;

/**
 * Says until when an order is to be paid, and when its customer promised to; what stays the same is no change. Part of the
 * caller's transaction. @throws 404; 409 for a cancelled order, for the day of one whose instalments say it,
 * and where its customer owes more than they may.
 */
export async function changeCreditDays(
  tx: Tx,
  deps: OrderDeps,
  { shopId, author, orderId, days, isPlan = false }: Change,
): Promise<CreditDays> {
  const order = await getLockedOrder(tx, shopId, orderId);
  const before = await findDays(tx, shopId, orderId);
  if (!before) throw notFound();
  if (order.fulfilment === "cancelled") throw refuse("order_cancelled");
  if (days.due_on !== undefined && !isPlan && (await listPlans(tx, { shopId, orderIds: [orderId] })).size > 0)
    throw refuse("order_has_plan");
  const after = {
    due_on: days.due_on === undefined ? before.due_on : days.due_on,
    promised_on: days.promised_on === undefined ? before.promised_on : days.promised_on,
    reminds: days.reminds ?? before.reminds,
  };
  const changed = (["due_on", "promised_on"] as const).filter((name) => after[name] !== before[name]);
  if (changed.length > 0 || after.reminds !== before.reminds) await updateDays(tx, shopId, orderId, after);
  // Given on credit; another day for what is given already is no more of it.
  if (before.due_on === null && after.due_on !== null) await requireCredit(tx, { shopId, orderId });
  for (const name of changed) {
    const kind = kinds[name];
    const change = { kind, from: before[name], to: after[name] };
    const fact = { name: "order.credit_changed" as const, payload: { kind, payment: order.payment } };
    await recordChange(tx, deps, shopId, { orderId, change, fact }, author);
  }
  return after;
}
