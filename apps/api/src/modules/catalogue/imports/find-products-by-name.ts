import type { KnownProduct } from "@mauzo/contract/catalogue/known-product";
import { products } from "@mauzo/contract/catalogue/products";
import { can } from "@mauzo/permissions/permissions";
import type { ShopContext } from "../../../http/request-context.ts";
import { findNamed } from "../products/steps/match-products.ts";

/** Finds the products of the shop with one of these names; their prices only for callers who may change them. */
export function findProductsByName(
  { shopId, tx, person }: ShopContext,
  names: string[],
): Promise<{ products: KnownProduct[] }> {
  const mayChange = can(person.grants, products.update.access);
  return tx(async (tx) => ({
    products: (await findNamed(tx, shopId, names)).map(({ id, name, variants }) => ({
      ...{ id, name },
      variants: mayChange
        ? variants.map(({ id: variantId, name: own, price }) => ({ id: variantId, name: own, price }))
        : [],
    })),
  }));
}
