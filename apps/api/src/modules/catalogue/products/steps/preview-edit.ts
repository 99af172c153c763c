import type { EditTold, ProductEdit } from "@mauzo/contract/catalogue/product-edits";
import type { Tx } from "../../../../db/scope.ts";
import { listInFull } from "../queries/read-products.ts";
import { editedProduct } from "../rules/edited-product.ts";
import { toldEdit } from "../rules/told-edit.ts";

/** What an edit would make of these products; 404 when the shop has not all of them. */
export async function previewEdit(
  tx: Tx,
  shopId: string,
  { product_ids, edit }: { product_ids: string[]; edit: ProductEdit },
): Promise<EditTold> {
  return toldEdit((await listInFull(tx, shopId, product_ids)).map((product) => editedProduct(product, edit)));
}
