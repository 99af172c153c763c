import type { ProductSet } from "@mauzo/contract/catalogue/sets";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import { findProductsByRule } from "./queries/find-products-by-rule.ts";
import { findSet, listSections, readProducts } from "./queries/read-sets.ts";

/** Returns a set with its products as they are now, or 404. */
export async function getSet(tx: Tx, shopId: string, id: string): Promise<ProductSet> {
  const row = await findSet(tx, shopId, id);
  if (!row) throw notFound();
  const { texts, ...set } = row;
  const sections = row.rule
    ? [{ title: { en: "", sw: "" }, ids: await findProductsByRule(tx, shopId, row.rule) }]
    : await listSections(tx, shopId, id);
  const products = await readProducts(
    tx,
    shopId,
    sections.flatMap(({ ids }) => ids),
  );
  return {
    ...set,
    ...texts,
    sections: sections.map(({ title, ids }) => ({ title, products: ids.flatMap((each) => products.get(each) ?? []) })),
  };
}
