import type { ImportProblem } from "@mauzo/contract/catalogue/product-imports";
import { ProductInput, ProductUpdate } from "@mauzo/contract/catalogue/products";
import { inSavepoint, type Tx } from "../../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../../deps.ts";
import { Refusal } from "../../../../http/refuse.ts";
import { type ImportRecord, updateImport } from "../../../shop/imports/steps/stored-imports.ts";
import { createProduct } from "../../products/create-product.ts";
import { beginBatch, growBatch } from "../../products/steps/grow-change-batch.ts";
import { type Freed, releaseCodes } from "../../products/steps/release-codes.ts";
import { updateProduct } from "../../products/update-product.ts";
import { groupCodeSwaps } from "../rules/group-code-swaps.ts";
import type { Looked } from "./evaluate-row-groups.ts";

const refused = (each: Looked, kind: ImportProblem["kind"]): Looked => {
  each.group.variants[0]?.row.problems.push({ field: null, kind });
  return { ...each, verdict: "broken" };
};

/**
 * Writes new and changed products with the same functions that the product form uses; those they refuse are broken, and
 * so are products that exchange codes with them.
 */
export async function writeProducts(
  deps: Pick<JobDeps, "queue" | "emitFact">,
  tx: Tx,
  found: ImportRecord,
  groups: readonly Looked[],
): Promise<Looked[]> {
  const { shopId, userId, userName, mayUpdate, name } = found;
  const isToWrite = ({ verdict }: Looked) => verdict === "new" || verdict === "changed";
  const written = groups.filter((each) => !isToWrite(each));
  let batchId = found.batchId ?? undefined;
  for (const together of groupCodeSwaps(groups.filter(isToWrite))) {
    if (!mayUpdate && together.some(({ present }) => present)) {
      written.push(...together.map((each) => refused(each, each.present ? "may_not_change" : "other")));
      continue;
    }
    try {
      batchId = await inSavepoint(tx, async (inner) => {
        const edit = { field: "import" as const, name };
        const batch = batchId ?? (await beginBatch(inner, shopId, { edit, userId, userName }));
        const place = {
          shopId,
          batchId: batch,
          person: { userId, name: userName },
          tx: <T>(work: (tx: Tx) => Promise<T>) => work(inner),
        };
        const known = together.flatMap(({ present }) => present ?? []);
        const freed: Freed = together.length > 1 ? await releaseCodes(inner, shopId, known) : new Map();
        for (const { present, merged } of together) {
          const { body } = merged;
          if (present) await updateProduct(deps, { ...place, freed }, present.id, ProductUpdate.parse(body));
          else await createProduct(deps, place, ProductInput.parse(body));
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
    await updateImport(tx, { kind: "products", shopId, id: found.id }, { batchId });
    await growBatch(tx, shopId, batchId, found.newCount + found.changedCount + wrote);
    await deps.emitFact(tx, {
      ...{ name: "catalogue.changed", shopId, subject: found.id, payload: { kind: "product" } },
      actor: { kind: "staff", user_id: userId },
    });
  }
  return written;
}
