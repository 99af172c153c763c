import type { ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { rewriteRows } from "./queries/import-rows.ts";
import { beginStep, getImport, lockImport, mappingOf } from "./queries/imports.ts";
import { beginChecking } from "./steps/begin-checking.ts";

/** Rewrites rows and checks the file again: a repaired row may belong to another product. */
export function repairRows(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopContext,
  id: string,
  rows: { id: string; cells: string[] }[],
): Promise<ProductImport> {
  return tx(async (tx) => {
    const found = await lockImport(tx, shopId, id);
    if (found.state !== "checked" && found.state !== "checking") throw refuse("import_not_changeable");
    const written = await rewriteRows(tx, shopId, id, rows);
    if (written.rows !== rows.length) throw notFound();
    await beginStep(tx, shopId, id, { state: "checking", repairedCount: found.repairedCount + written.first });
    await beginChecking(tx, queue, { shopId, importId: id, mapping: mappingOf(found) });
    return getImport(tx, shopId, id);
  });
}
