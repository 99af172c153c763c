import type { productEdits } from "@mauzo/contract/catalogue/product-edits";
import { products } from "@mauzo/contract/catalogue/products";
import type { Reply } from "@mauzo/contract/endpoint";
import { can } from "@mauzo/permissions/permissions";
import { Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { isImporting, lockBatch } from "./queries/batches.ts";
import { undoPart } from "./steps/undo-part.ts";
import { refuseTakenCode } from "./steps/write-variants.ts";

/**
 * Takes a batch back: every field that is still what the batch made of it, and what it made and nobody touched. What was
 * changed again since stays, and is told. Of a large one the rest is a job's.
 */
export function undoEdit(
  { queue }: { queue: Pick<Queue, "send"> },
  { shopId, tx, person: { userId, name: userName, grants } }: ShopVisit,
  batchId: string,
): Promise<Reply<typeof productEdits.undo>> {
  return tx(async (tx) => {
    const batch = await lockBatch(tx, shopId, batchId);
    if (batch.edit.field === "import" || batch.edit.field === "list") {
      if (!can(grants, products.archive.access))
        throw new Refusal(403, "Taking this back archives products, which you may not do");
      if (await isImporting(tx, shopId, batchId))
        throw new Refusal(409, "This file is still being imported. Wait until it is done, or stop it.");
    }
    const place = { shopId, batchId, userId, userName };
    if (batch.undoUntil !== null) {
      // The job that was to go on may have failed for good; two of them do each product once.
      await queue.send(tx, "undo-edit", place);
      return { undone: 0, archived: 0, kept: [], more: true };
    }
    const part = await undoPart({ queue }, tx, place, batch);
    if (part.more) await queue.send(tx, "undo-edit", place);
    return part;
  }).catch(refuseTakenCode);
}
