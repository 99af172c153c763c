import type { SetFacts } from "@mauzo/chatflow/asks";
import type { Product } from "@mauzo/contract/products";
import type { Tx } from "../../db/scope.ts";
import { getProducts } from "../products/get-products.ts";
import { findByRule } from "./queries/find-by-rule.ts";
import { findSet, listSections, type SetRow } from "./queries/read-sets.ts";
import { titleOf } from "./rules.ts";

/** A set as customers see it: what is published and to be had, in the set's order. Undefined for one that was put away. */
export async function getShownSet(
  tx: Tx,
  shopId: string,
  id: string,
): Promise<(SetRow["texts"] & SetFacts & { products: Product[] }) | undefined> {
  const row = await findSet(tx, shopId, id);
  if (!row || row.archived) return undefined;
  const ids = row.rule
    ? await findByRule(tx, shopId, row.rule)
    : (await listSections(tx, shopId, id)).flatMap((section) => section.ids);
  const products = await getProducts(tx, shopId, ids);
  return { id, title: titleOf(row), ...row.texts, products: products.filter(({ stock }) => stock > 0) };
}
