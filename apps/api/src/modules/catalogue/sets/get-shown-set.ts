import type { SetFacts } from "@mauzo/chatflow/asks";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { Pair } from "@mauzo/contract/catalogue/sets";
import type { Tx } from "../../../db/scope.ts";
import { getProducts } from "../products/get-products.ts";
import { findByRule } from "./queries/find-by-rule.ts";
import { findSet, listSections, type SetRow } from "./queries/read-sets.ts";
import { titleOf, untitled } from "./rules.ts";

type ShownSections = { title: Pair; products: Product[] }[];

/**
 * A set as customers see it: what is published and to be had, in the set's order, and no section without any of it.
 * Undefined for one that was put away.
 */
export async function getShownSet(
  tx: Tx,
  shopId: string,
  id: string,
): Promise<(SetRow["texts"] & SetFacts & { sections: ShownSections }) | undefined> {
  const row = await findSet(tx, shopId, id);
  if (!row || row.archived) return undefined;
  const kept = row.rule
    ? [{ title: untitled, ids: await findByRule(tx, shopId, row.rule) }]
    : await listSections(tx, shopId, id);
  const products = await getProducts(
    tx,
    shopId,
    kept.flatMap(({ ids }) => ids),
  );
  const had = new Map(products.filter(({ stock }) => stock > 0).map((product) => [product.id, product]));
  const sections = kept
    .map(({ title, ids }) => ({ title, products: ids.flatMap((each) => had.get(each) ?? []) }))
    .filter(({ products: shown }) => shown.length > 0);
  return { id, title: titleOf(row), ...row.texts, sections };
}
