import type { EditSummary, ProductEdit } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { listInFull } from "../queries/read-products.ts";
import { editedProduct } from "../rules/edited-product.ts";
import { summariseBulkEdit } from "../rules/summarise-bulk-edit.ts";

/** What an edit would do to these products; 404 when the shop does not have all of them. */
export async function previewBulkEdit(
  tx: Tx,
  shopId: string,
  { product_ids, edit }: { product_ids: string[]; edit: ProductEdit },
): Promise<EditSummary> {
  return summariseBulkEdit((await listInFull(tx, shopId, product_ids)).map((product) => editedProduct(product, edit)));
}
