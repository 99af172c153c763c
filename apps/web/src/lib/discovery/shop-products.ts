import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { api } from "../api.ts";

const ageS = 300;
const pageSize = 60;
/** A crawler asks for one shop after the other: none of them may cost more than this. */
const mostPages = 40;

/** The products a shop has on sale, as many as could be loaded; undefined for a shop that doesn't exist. */
export async function listShopProducts(slug: string): Promise<PublicProduct[] | undefined> {
  const products: PublicProduct[] = [];
  let cursor: string | undefined;
  try {
    for (let asked = 0; asked < mostPages; asked++) {
      const { items, next } = await api().call(
        publicShops.products,
        { params: { slug }, query: { limit: pageSize, ...(cursor !== undefined && { cursor }) } },
        { init: { next: { revalidate: ageS } } },
      );
      products.push(...items);
      if (next === null) break;
      cursor = next;
    }
  } catch (failure) {
    if (errorCode(failure) === "not_found") return undefined;
    console.error("The products of a shop did not load:", failure);
  }
  return products;
}
