import type { ProductChange } from "@mauzo/contract/product-history";
import type { Tx } from "../../db/scope.ts";
import { notFound } from "../../http/refusal.ts";
import { hasProduct, selectChanges } from "./queries/product-changes.ts";

/** What was changed of a product, newest first, after the cursor; 404 when the shop has none such. */
export async function listChanges(
  tx: Tx,
  shopId: string,
  productId: string,
  filter: { cursor?: string | undefined; limit: number },
): Promise<ProductChange[]> {
  if (!(await hasProduct(tx, shopId, productId))) throw notFound();
  return selectChanges(tx, shopId, productId, filter);
}
