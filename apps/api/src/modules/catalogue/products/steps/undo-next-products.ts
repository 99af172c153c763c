import { productsAtOnce } from "@mauzo/contract/catalogue/product-bulk-actions";
import type { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { Reply } from "@mauzo/contract/endpoint";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../../deps.ts";
import type { JobPayloads } from "../../../../jobs/job-definitions.ts";
import { writeUndone } from "../queries/change-batches.ts";
import { insertChanges, listBatch, lockProducts, writeEdits } from "../queries/edit-products.ts";
import { listInFull } from "../queries/read-products.ts";
import { changesBetween } from "../rules/changes-between.ts";
import { isEmpty, undoProduct } from "../rules/product-undo.ts";
import { findWithout } from "./get-change-batch-page.ts";

type Place = JobPayloads["undo-edit"];
type Part = Omit<Reply<typeof productEdits.undo>, "more"> & { seen: number; until: string | null };

/** Undoes the next changes of a batch, newest first, each product once; `until`: the last of them if there are more. */
async function undoNext(tx: Tx, { shopId, batchId, userId, userName }: Place, from: string | null): Promise<Part> {
  const next = { cursor: from, limit: productsAtOnce + 1, backwards: true };
  const found = await listBatch(tx, shopId, batchId, next);
  const twice = found.findIndex(({ productId }, at) => found.findIndex((row) => row.productId === productId) < at);
  const ids = found
    .slice(0, twice > 0 ? Math.min(twice, productsAtOnce) : productsAtOnce)
    .map(({ productId }) => productId);
  await lockProducts(tx, shopId, ids);
  // Reads again: before they were locked, they may have been sold or changed.
  const rows = (await listBatch(tx, shopId, batchId, next)).slice(0, ids.length);
  const all = (await listInFull(tx, shopId, ids)).flatMap((product, at) => {
    const row = rows[at];
    return row ? [[product, row] as const] : [];
  });
  const without = await findWithout(tx, shopId, all);
  const taken = all.map(([product, row]) => ({ product, row, ...undoProduct(product, row, without) }));
  const back = taken.filter(({ writing }) => !isEmpty(writing));
  if (back.length > 0) {
    const writings = back.map(({ writing }) => writing);
    await writeEdits(tx, shopId, userId, writings);
    const after = await listInFull(
      tx,
      shopId,
      writings.map(({ id }) => id),
    );
    await insertChanges(
      tx,
      shopId,
      back.map(({ product, row, writing: { archive } }, at) => ({
        productId: product.id,
        kind: archive ? ("archived" as const) : ("changed" as const),
        ...{ userId, userName, batchId, takesBack: row.id },
        // The kind of the change already says that it is archived; only the lost codes are listed.
        changes: changesBetween(product, after[at] ?? product).filter(
          ({ field }) => !archive || field === "sku" || field === "barcode",
        ),
      })),
    );
  }
  return {
    undone: back.length,
    archived: back.filter(({ writing }) => writing.archive).length,
    kept: taken.flatMap(({ product: { id, name }, kept }) => (kept ? [{ id, name }] : [])),
    seen: rows.length,
    until: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Undoes one part of a locked batch and stores how far it got. */
export async function undoNextProducts(
  { emitFact }: Pick<JobDeps, "emitFact">,
  tx: Tx,
  place: Place,
  at: { undoUntil: string | null; undoDone: number },
) {
  const { shopId, batchId, userId, userName } = place;
  const { undone, archived, kept, seen, until } = await undoNext(tx, place, at.undoUntil);
  const done = until === null ? 0 : at.undoDone + seen;
  await writeUndone(tx, shopId, batchId, { until, done, by: undone > 0 ? userName : undefined });
  if (undone > 0 || at.undoUntil !== null)
    await emitFact(tx, {
      ...{ name: "catalogue.changed", shopId, subject: batchId, payload: { kind: "product" } },
      actor: { kind: "staff", user_id: userId },
    });
  return { undone, archived, kept, more: until !== null };
}
