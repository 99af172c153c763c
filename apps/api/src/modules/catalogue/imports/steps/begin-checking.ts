import type { ImportMapping } from "@mauzo/contract/catalogue/product-imports";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Queue } from "../../../../jobs/job-queue.ts";
import { groupRows } from "../queries/import-rows.ts";

/** Starts checking every row of an import from the first. */
export async function beginChecking(
  tx: Tx,
  queue: Queue,
  { shopId, importId, mapping }: { shopId: string; importId: string; mapping: ImportMapping },
): Promise<void> {
  const at = (field: ImportMapping[number]) => (mapping.includes(field) ? mapping.indexOf(field) + 1 : null);
  await groupRows(tx, shopId, importId, {
    handle: at("handle"),
    name: at("name"),
    sku: at("sku"),
    barcode: at("barcode"),
  });
  await queue.send(tx, "import-products", { shopId, importId });
}
