import type { ImportProblem } from "@mauzo/contract/product-imports";
import { ProductInput } from "@mauzo/contract/products";
import { announce } from "../../../db/live.ts";
import { inPart, type Tx } from "../../../db/scope.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { createProduct } from "../../products/create-product.ts";
import { beginBatch, growBatch } from "../../products/steps/fill-batch.ts";
import { updateProduct } from "../../products/update-product.ts";
import { tellSite } from "../../public-shops/tell-site.ts";
import { type ImportRow, updateImport } from "../queries/imports.ts";
import type { Looked } from "./look-at-groups.ts";

type Sender = Pick<Queue, "send">;

const refused = (each: Looked, problem: ImportProblem): Looked => {
  each.group.variants[0]?.row.problems.push(problem);
  return { ...each, verdict: "broken" };
};

/** Writes what is new and changed by the verbs people's own writing goes through; what they refuse is broken. */
export async function writeGroups(
  { queue }: { queue: Sender },
  tx: Tx,
  found: ImportRow,
  groups: readonly Looked[],
): Promise<Looked[]> {
  const { shopId, userId, userName, mayUpdate, name } = found;
  const written: Looked[] = [];
  let batchId = found.batchId ?? undefined;
  for (const each of groups) {
    const { verdict, merged, present } = each;
    if (verdict === "broken" || verdict === "unchanged") {
      written.push(each);
      continue;
    }
    if (present && !mayUpdate) {
      written.push(refused(each, { field: null, kind: "may_not_change" }));
      continue;
    }
    const body = ProductInput.safeParse(merged.body);
    if (!body.success) {
      written.push(refused(each, { field: null, kind: "other" }));
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
        if (present) await updateProduct({ queue }, place, present.id, body.data);
        else await createProduct({ queue }, place, body.data);
        return batch;
      });
      written.push(each);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      written.push(refused(each, { field: null, kind: "other" }));
    }
  }
  const wrote = written.filter(({ verdict }) => verdict === "new" || verdict === "changed").length;
  if (batchId !== undefined && wrote > 0) {
    await updateImport(tx, shopId, found.id, { batchId });
    await growBatch(tx, shopId, batchId, found.newCount + found.changedCount + wrote);
    await tellSite(tx, queue, shopId);
    await announce(tx, { topic: "products", id: found.id });
  }
  return written;
}
