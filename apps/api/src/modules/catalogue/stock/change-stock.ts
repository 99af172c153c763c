import type { CountedLine } from "@mauzo/contract/catalogue/stock";
import { announce } from "../../../db/live.ts";
import type { Tx } from "../../../db/scope.ts";
import { notFound } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { tellSite } from "../../shop/shop/tell-site.ts";
import { type Change, holdItems, type Movement, moveStock } from "./queries/write-stock.ts";
import { resultOf } from "./rules.ts";

/**
 * Changes stocks, each that can be changed, and tells whoever shows them. An item the shop never had is 404.
 * @returns what became of each, in the order asked, with the stock there is now.
 */
export async function changeStock(
  tx: Tx,
  queue: Queue,
  { shopId, person }: Pick<ShopVisit, "shopId" | "person">,
  changes: Change[],
): Promise<CountedLine[]> {
  const held = await holdItems(
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
    await moveStock(tx, shopId, person.userId, movements);
    await tellSite(tx, queue, shopId);
    for (const id of products) await announce(tx, { topic: "products", id });
  }
  return lines;
}
