import type { Product } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { listByName, listMatches } from "../queries/match-products.ts";
import { listInFull } from "../queries/read-products.ts";

type Wanted = { ids: string[]; skus: string[]; names: string[] };
/** Finds a product by its id, else by one of these SKUs, else by its name, ignoring case. */
export type Match = (said: { id: string | undefined; skus: string[]; name: string }) => Product | undefined;

/** The products of the shop that have one of these ids, SKUs or names; archived ones only by id and SKU. */
export async function matchProducts(tx: Tx, shopId: string, wanted: Wanted): Promise<Match> {
  const found = await listMatches(tx, shopId, wanted);
  const ids = [...new Set(found.map(({ id }) => id))];
  const products = new Map((ids.length === 0 ? [] : await listInFull(tx, shopId, ids)).map((each) => [each.id, each]));
  const bySku = new Map(found.flatMap(({ sku, id }) => (sku === null ? [] : [[sku, id] as const])));
  const byName = new Map(found.flatMap(({ name, id }) => (name === null ? [] : [[name, id] as const])));
  return ({ id, skus, name }) => {
    const sku = skus.find((code) => bySku.has(code.toLowerCase()));
    const match = sku === undefined ? byName.get(name.toLowerCase()) : bySku.get(sku.toLowerCase());
    return (id === undefined ? undefined : products.get(id)) ?? products.get(match ?? "");
  };
}

/** Products of the shop that already have one of these names, ignoring case, without archived ones. */
export async function findNamed(tx: Tx, shopId: string, names: string[]): Promise<Product[]> {
  const found = await listByName(tx, shopId, names);
  return found.length === 0 ? [] : listInFull(tx, shopId, [...new Set(found.map(({ id }) => id))]);
}
