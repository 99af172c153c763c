import type { SetFacts } from "@mauzo/chatflow/flow-requests";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { Pair } from "@mauzo/contract/catalogue/sets";
import { isSoldOut } from "@mauzo/selling/stock/is-sold-out";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getSellableProducts } from "../products/get-sellable-products.ts";
import { findProductsByRule } from "./queries/find-products-by-rule.ts";
import { findSet, listSections, type SetRow } from "./queries/read-sets.ts";
import { titleOf, untitled } from "./rules.ts";

type ShownSections = { title: Pair; products: Product[] }[];

/**
 * A set as customers see it: only published products in stock, in the set's order, and no empty section. Undefined for
 * an archived set.
 */
export async function getPublishedSet(
  tx: Tx,
  shopId: string,
  id: string,
): Promise<(SetRow["texts"] & SetFacts & { sections: ShownSections }) | undefined> {
  const row = await findSet(tx, shopId, id);
  if (!row || row.archived) return undefined;
  const kept = row.rule
    ? [{ title: untitled, ids: await findProductsByRule(tx, shopId, row.rule) }]
    : await listSections(tx, shopId, id);
  const products = await getSellableProducts(
    tx,
    shopId,
    kept.flatMap(({ ids }) => ids),
  );
  const had = new Map(products.filter((product) => !isSoldOut(product)).map((product) => [product.id, product]));
  const sections = kept
    .map(({ title, ids }) => ({ title, products: ids.flatMap((each) => had.get(each) ?? []) }))
    .filter(({ products: shown }) => shown.length > 0);
  return { id, title: titleOf(row), ...row.texts, sections };
}
