import type { PageProduct } from "../../../../lib/storefront-cart/page-product.ts";
import { moreProducts, productsNow, productsOfSet } from "../../../../lib/storefront-cart/storefront-api.ts";
import { addedProducts, addToCatalogue } from "./catalogue-changes.ts";

type Now = { products: PageProduct[]; isWhole: boolean };
type Asked = { atMs: number; now: Promise<Now | undefined> };

let asked: Asked | undefined;
let shownSet = "";

/** The page shows a set, whose products may be missing from the shop's page. */
export function showsSet(id: string) {
  shownSet = id;
}

/** On the page of a set all its products are loaded, followed by the other products. */
async function readNow(slug: string): Promise<Now | undefined> {
  if (shownSet === "") return productsNow(slug);
  const [now, set = []] = await Promise.all([productsNow(slug), productsOfSet(slug, shownSet)]);
  if (!now) return undefined;
  const ids = new Set(set.map(({ id }) => id));
  return { products: [...set, ...now.products.filter(({ id }) => !ids.has(id))], isWhole: now.isWhole };
}

/** The shop's current products; requested once, and again after a failure. */
export async function loadCatalogue(slug: string): Promise<Now | undefined> {
  asked ??= { atMs: performance.now(), now: readNow(slug) };
  const { atMs } = asked;
  const now = await asked.now;
  if (!now) {
    asked = undefined;
    return undefined;
  }
  const own = new Set(now.products.map(({ id }) => id));
  const later = (product: PageProduct) => {
    const other = addedProducts.get(product.id);
    return other && other.atMs > atMs ? other.product : product;
  };
  const others = [...addedProducts.values()].flatMap(({ product }) => (own.has(product.id) ? [] : [product]));
  return { ...now, products: [...now.products.map(later), ...others] };
}

/** Requests the products again. */
export async function reloadCatalogue(slug: string): Promise<Now | undefined> {
  asked = undefined;
  return loadCatalogue(slug);
}

/** One product; undefined when it cannot be loaded. */
export const findProduct = async (slug: string, id: string): Promise<PageProduct | undefined> =>
  addedProducts.get(id)?.product ?? (await loadCatalogue(slug))?.products.find((product) => product.id === id);

/** The product that a URL leads to, even if it is not on the page. */
export async function productOfAddress(slug: string, id: string): Promise<PageProduct | undefined> {
  const known = await findProduct(slug, id);
  if (known) return known;
  const found = await moreProducts(slug, { id });
  addToCatalogue(found?.products ?? []);
  return found?.products[0];
}
