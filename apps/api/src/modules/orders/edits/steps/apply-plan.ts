import { announce } from "../../../../db/live.ts";
import type { Tx } from "../../../../db/scope.ts";
import type { Deps } from "../../../../deps.ts";
import type { ShopVisit } from "../../../../http/visit.ts";
import { takeStock } from "../../../catalogue/products/take-stock.ts";
import { changeStock } from "../../../catalogue/stock/change-stock.ts";
import { tellSite } from "../../../shop/shop/tell-site.ts";
import { authorOf } from "../../orders/steps/author.ts";
import { noteChange } from "../../orders/steps/note-change.ts";
import { setCharges } from "../../orders/steps/set-charges.ts";
import { addLines, listOnShelf, setContent, setLines } from "../queries.ts";
import type { Plan } from "../rules.ts";

type Doing = { orderId: string; plan: Plan; reason: string };

async function moveStock(tx: Tx, { queue }: Pick<Deps, "queue">, visit: ShopVisit, { orderId, plan }: Doing) {
  const { shopId } = visit;
  const { shifts, writtenOff } = plan;
  if (shifts.length === 0) return;
  await takeStock(
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
      queue,
      visit,
      writtenOff.map(({ itemId, quantity }) => ({
        ...{ id: itemId, delta: -quantity, reason: "adjustment" as const, cause: "damaged" as const },
        ...{ note: "", unitCostMinor: null },
      })),
    );
  await tellSite(tx, queue, shopId);
  const shelf = await listOnShelf(
    tx,
    shopId,
    shifts.map(({ itemId }) => itemId),
  );
  for (const id of new Set(shelf.flatMap(({ productId }) => productId ?? [])))
    await announce(tx, { topic: "products", id });
}

/**
 * Does what was planned, all of it: lines, charges, sums, stock, history. The order is held by the caller, whose transaction
 * must not outlive an error of it.
 * @throws OutOfStock
 */
export async function applyPlan(tx: Tx, deps: Pick<Deps, "queue">, visit: ShopVisit, doing: Doing): Promise<void> {
  const { orderId, plan, reason } = doing;
  const { shopId } = visit;
  if (plan.change === undefined) return;
  if (plan.lines.length > 0) await setLines(tx, shopId, orderId, plan.lines);
  if (plan.added.length > 0) await addLines(tx, shopId, orderId, plan.added);
  if (plan.charges) await setCharges(tx, shopId, orderId, plan.charges);
  await setContent(tx, shopId, orderId, plan);
  await moveStock(tx, deps, visit, doing);
  await noteChange(tx, shopId, { orderId, reason, change: plan.change }, authorOf(visit));
}
