import type { ImportProblem } from "@mauzo/contract/catalogue/product-imports";
import { ProductInput } from "@mauzo/contract/catalogue/products";
import { announce } from "../../../../db/live.ts";
import { inPart, type Tx } from "../../../../db/scope.ts";
import { Refusal } from "../../../../http/refusal.ts";
import type { Queue } from "../../../../jobs/queue.ts";
import { tellSite } from "../../../shop/shop/tell-site.ts";
import { createProduct } from "../../products/create-product.ts";
import { beginBatch, growBatch } from "../../products/steps/fill-batch.ts";
import { type Freed, freeCodes } from "../../products/steps/free-codes.ts";
import { updateProduct } from "../../products/update-product.ts";
import { type ImportRow, updateImport } from "../queries/imports.ts";
import { tiedGroups } from "../rules/tied-groups.ts";
import type { Looked } from "./look-at-groups.ts";

type Sender = Pick<Queue, "send">;

const refused = (each: Looked, kind: ImportProblem["kind"]): Looked => {
  each.group.variants[0]?.row.problems.push({ field: null, kind });
  return { ...each, verdict: "broken" };
};

/**
 * Writes what is new and changed by the verbs people's own writing goes through; what they refuse is broken, and so is
 * what would take its codes or give it some.
 */
export async function writeGroups(
  { queue }: { queue: Sender },
  tx: Tx,
  found: ImportRow,
  groups: readonly Looked[],
): Promise<Looked[]> {
  const { shopId, userId, userName, mayUpdate, name } = found;
  const isToWrite = ({ verdict }: Looked) => verdict === "new" || verdict === "changed";
  const written = groups.filter((each) => !isToWrite(each));
  let batchId = found.batchId ?? undefined;
  for (const together of tiedGroups(groups.filter(isToWrite))) {
    if (!mayUpdate && together.some(({ present }) => present)) {
      written.push(...together.map((each) => refused(each, each.present ? "may_not_change" : "other")));
      continue;
    }
    try {
      batchId = await inPart(tx, async (inner) => {
        const edit = { field: "import" as const, name };
        const batch = batchId ?? (await beginBatch(inner, shopId, { edit, userId, userName }));
        const place = {
          shopId,
          batchId: batch,
          person: { userId, name: userName },
          tx: <T>(work: (tx: Tx) => Promise<T>) => work(inner),
        };
        const known = together.flatMap(({ present }) => present ?? []);
        const freed: Freed = together.length > 1 ? await freeCodes(inner, shopId, known) : new Map();
        for (const { present, merged } of together) {
          const body = ProductInput.parse(merged.body);
          if (present) await updateProduct({ queue }, { ...place, freed }, present.id, body);
          else await createProduct({ queue }, place, body);
        }
        return batch;
      });
      written.push(...together);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      written.push(...together.map((each) => refused(each, "other")));
    }
  }
  const wrote = written.filter(isToWrite).length;
  if (batchId !== undefined && wrote > 0) {
    await updateImport(tx, shopId, found.id, { batchId });
    await growBatch(tx, shopId, batchId, found.newCount + found.changedCount + wrote);
    await tellSite(tx, queue, shopId);
    await announce(tx, { topic: "products", id: found.id });
  }
  return written;
}
