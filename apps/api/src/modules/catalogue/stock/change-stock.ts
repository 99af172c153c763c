import type { CountedLine } from "@mauzo/contract/catalogue/stock";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { applyMovements, type Change, lockItems, type Movement } from "./queries/write-stock.ts";
import { resultOf } from "./rules.ts";

/**
 * Changes stocks, each that can be changed, and notifies the pages that show them. 404 for an item that never was the
 * shop's.
 * @returns the result of each, in the order of the request, with its stock now.
 */
export async function changeStock(
  tx: Tx,
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, person }: Pick<ShopContext, "shopId" | "person">,
  changes: Change[],
): Promise<CountedLine[]> {
  const held = await lockItems(
    tx,
    shopId,
    changes.map(({ id }) => id),
  );
  const byId = new Map(held.map((item) => [item.id, item]));
  const movements: Movement[] = [];
  const products = new Set<string>();
  const lines = changes.map(({ id, ...change }): CountedLine => {
    const item = byId.get(id.toLowerCase());
    if (!item) throw notFound();
    const result = resultOf(item.stock, change.delta);
    if (result !== "done" || item.stock === null) return { id, result, stock: item.stock };
    if (change.delta !== 0) {
      movements.push({ ...change, id: item.id, kind: item.kind });
      if (item.product_id) products.add(item.product_id);
    }
    return { id, result, stock: item.stock + change.delta };
  });
  if (movements.length > 0) {
    await applyMovements(tx, shopId, person.userId, movements);
    const actor = { kind: "staff" as const, user_id: person.userId };
    for (const subject of products)
      await emitFact(tx, { name: "stock.changed", shopId, subject, actor, payload: { by: "shop" } });
  }
  return lines;
}
