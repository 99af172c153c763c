import type { SetProduct, SetRule } from "@mauzo/contract/catalogue/sets";
import type { Tx } from "../../../db/scope.ts";
import { findByRule } from "./queries/find-by-rule.ts";
import { readProducts } from "./queries/read-sets.ts";

/** The products a rule finds now. */
export async function previewRule(tx: Tx, shopId: string, rule: SetRule): Promise<{ products: SetProduct[] }> {
  const ids = await findByRule(tx, shopId, rule);
  const found = await readProducts(tx, shopId, ids);
  return { products: ids.flatMap((id) => found.get(id) ?? []) };
}
