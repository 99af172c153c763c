import type { SetProduct, SetRule } from "@mauzo/contract/catalogue/sets";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findProductsByRule } from "./queries/find-products-by-rule.ts";
import { readProducts } from "./queries/read-sets.ts";

/** The products that a rule finds now. */
export async function previewRule(tx: Tx, shopId: string, rule: SetRule): Promise<{ products: SetProduct[] }> {
  const ids = await findProductsByRule(tx, shopId, rule);
  const found = await readProducts(tx, shopId, ids);
  return { products: ids.flatMap((id) => found.get(id) ?? []) };
}
