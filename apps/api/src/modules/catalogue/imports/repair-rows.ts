import type { ProductImport } from "@mauzo/contract/catalogue/product-imports";
import { notFound, Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { beginStep, getImport, lockImport, mappingOf } from "./queries/imports.ts";
import { rewriteRows } from "./queries/rows.ts";
import { beginChecking } from "./steps/begin-checking.ts";

/** Writes rows anew, and has the file looked at again: a row that is put right may belong to another product. */
export function repairRows(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopVisit,
  id: string,
  rows: { id: string; cells: string[] }[],
): Promise<ProductImport> {
  return tx(async (tx) => {
    const found = await lockImport(tx, shopId, id);
    if (found.state !== "checked" && found.state !== "checking")
      throw new Refusal(409, "This import cannot be changed now");
    const written = await rewriteRows(tx, shopId, id, rows);
    if (written.rows !== rows.length) throw notFound();
    await beginStep(tx, shopId, id, { state: "checking", repairedCount: found.repairedCount + written.first });
    await beginChecking(tx, queue, { shopId, importId: id, mapping: mappingOf(found) });
    return getImport(tx, shopId, id);
  });
}
