import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import { moveStock } from "../../../catalogue/products/move-stock.ts";
import { changeStock } from "../../../catalogue/stock/change-stock.ts";
import type { LockedOrder } from "../../orders/queries/write-order.ts";
import { factActorOf, staffActor } from "../../orders/steps/actor.ts";
import { countOrderChange } from "../../orders/steps/count-order-change.ts";
import { addOrderLines } from "../../orders/steps/order-lines.ts";
import { recordChange } from "../../orders/steps/record-change.ts";
import { setCharges } from "../../orders/steps/set-charges.ts";
import { listOnShelf, setContent, setLines } from "../queries.ts";
import type { Plan } from "../rules.ts";

type Doing = { order: LockedOrder; plan: Plan; reason: string };

async function applyStockChanges(tx: Tx, deps: Pick<Deps, "emitFact">, context: ShopContext, { order, plan }: Doing) {
  const orderId = order.id;
  const { shopId } = context;
  const { shifts, writtenOff } = plan;
  if (shifts.length === 0) return;
  await moveStock(
    tx,
    shopId,
    shifts.map(({ kind, itemId, change }) => ({
      ...{ kind, itemId, quantity: Math.abs(change), orderId },
      reason: change < 0 ? ("sale" as const) : ("return" as const),
    })),
  );
  if (writtenOff.length > 0)
    await changeStock(
      tx,
      deps,
      context,
      writtenOff.map(({ itemId, quantity }) => ({
        ...{ id: itemId, delta: -quantity, reason: "adjustment" as const, cause: "damaged" as const },
        ...{ note: "", unitCostMinor: null },
      })),
    );
  const shelf = await listOnShelf(
    tx,
    shopId,
    shifts.map(({ itemId }) => itemId),
  );
  for (const subject of new Set(shelf.flatMap(({ productId }) => productId ?? [])))
    await deps.emitFact(tx, {
      ...{ name: "stock.changed", shopId, subject, payload: { by: "order" } },
      actor: factActorOf(staffActor(context)),
    });
}

/**
 * Applies a plan: lines, charges, totals, stock, history. The caller has locked the order, and must roll back its
 * transaction on an error.
 * @throws OutOfStock
 */
export async function applyOrderChange(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  doing: Doing,
): Promise<void> {
  const { order, plan, reason } = doing;
  const orderId = order.id;
  const { shopId } = context;
  if (plan.change === undefined) return;
  if (plan.lines.length > 0) await setLines(tx, shopId, orderId, plan.lines);
  if (plan.added.length > 0) await addOrderLines(tx, shopId, orderId, plan.added);
  if (plan.charges) await setCharges(tx, shopId, orderId, plan.charges);
  await setContent(tx, shopId, orderId, plan);
  await countOrderChange(tx, shopId, order, { totalMinor: plan.totalMinor });
  await applyStockChanges(tx, deps, context, doing);
  const { kind, total_to: total } = plan.change;
  const fact = { name: "order.edited" as const, payload: { kind, total } };
  await recordChange(tx, deps, shopId, { orderId, reason, change: plan.change, fact }, staffActor(context));
}
