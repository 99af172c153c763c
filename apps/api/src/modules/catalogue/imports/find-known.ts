import type { KnownProduct } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { can } from "@mauzo/permissions/permissions";
import type { ShopVisit } from "../../../http/visit.ts";
import { findNamed } from "../products/steps/match-products.ts";

/** The products of the shop that have one of these names; with their prices for who may change them. */
export function findKnown({ shopId, tx, person }: ShopVisit, names: string[]): Promise<{ products: KnownProduct[] }> {
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
