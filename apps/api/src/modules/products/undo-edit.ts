import { announce } from "../../db/live.ts";
import type { ShopVisit } from "../../http/visit.ts";
import type { Queue } from "../../jobs/queue.ts";
import { tellSite } from "../public-shops/tell-site.ts";
import { lockBatch, writeUndone } from "./queries/batches.ts";
import { insertChanges, listBatch, lockProducts, writeEdits } from "./queries/edit-products.ts";
import { listInFull } from "./queries/read-products.ts";
import { changesBetween } from "./rules/changes-between.ts";
import { isEmpty, takeBack } from "./rules/undo-of.ts";

/** Takes a batch back: every field that is still what the batch made of it. What was changed again since stays, and is told. */
export function undoEdit(
  { queue }: { queue: Queue },
  { shopId, tx, person: { userId, name: userName } }: ShopVisit,
  batchId: string,
): Promise<{ undone: number; kept: { id: string; name: string }[] }> {
  return tx(async (tx) => {
    await lockBatch(tx, shopId, batchId);
    const batch = new Map((await listBatch(tx, shopId, batchId)).map(({ productId, undo }) => [productId, undo]));
    const ids = [...batch.keys()];
    await lockProducts(tx, shopId, ids);
    const before = await listInFull(tx, shopId, ids);
    const taken = before.map((product) => ({ product, ...takeBack(product, batch.get(product.id) ?? {}) }));
    const back = taken.filter(({ writing }) => !isEmpty(writing));
    if (back.length > 0) {
      await writeEdits(
        tx,
        shopId,
        back.map(({ writing }) => writing),
      );
      const was = new Map(before.map((product) => [product.id, product]));
      const after = await listInFull(
        tx,
        shopId,
        back.map(({ product }) => product.id),
      );
      await insertChanges(
        tx,
        shopId,
        after.map((product) => {
          const changes = changesBetween(was.get(product.id) ?? product, product);
          return { productId: product.id, kind: "changed" as const, userId, userName, changes };
        }),
      );
      await writeUndone(tx, shopId, batchId, userName);
      await tellSite(tx, queue, shopId);
      await announce(tx, { topic: "products", id: batchId });
    }
    const kept = taken.flatMap(({ product: { id, name }, kept }) => (kept ? [{ id, name }] : []));
    return { undone: back.length, kept };
  });
}
