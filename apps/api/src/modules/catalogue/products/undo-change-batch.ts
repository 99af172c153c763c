import type { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { products } from "@mauzo/contract/catalogue/products";
import type { Reply } from "@mauzo/contract/endpoint";
import { can } from "@mauzo/permissions/permissions";
import type { JobDeps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { isImporting, lockBatch } from "./queries/change-batches.ts";
import { undoNextProducts } from "./steps/undo-next-products.ts";
import { refuseTakenCode } from "./steps/write-variants.ts";

/**
 * Undoes a batch: every field that still has the batch's value, and everything it created that nobody has changed. What
 * has changed again since stays, and is reported. The rest of a large batch is done by a job.
 */
export function undoChangeBatch(
  { queue, emitFact }: Pick<JobDeps, "queue" | "emitFact">,
  { shopId, tx, person: { userId, name: userName, grants } }: ShopContext,
  batchId: string,
): Promise<Reply<typeof productEdits.undo>> {
  return tx(async (tx) => {
    const batch = await lockBatch(tx, shopId, batchId);
    if (batch.edit.field === "import" || batch.edit.field === "list") {
      if (!can(grants, products.archive.access)) throw refuse("undo_archives_products");
      if (await isImporting(tx, shopId, batchId)) throw refuse("import_running");
    }
    const place = { shopId, batchId, userId, userName };
    if (batch.undoUntil !== null) {
      // The job that was to continue may have failed for good; two jobs still undo each product only once.
      await queue.send(tx, "undo-edit", place);
      return { undone: 0, archived: 0, kept: [], more: true };
    }
    const part = await undoNextProducts({ emitFact }, tx, place, batch);
    if (part.more) await queue.send(tx, "undo-edit", place);
    return part;
  }).catch(refuseTakenCode);
}
