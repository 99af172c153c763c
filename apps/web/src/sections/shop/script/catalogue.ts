import { productsNow, productsOfSet } from "../../../lib/page-cart/order-cart.ts";
import type { PageProduct } from "../../../lib/page-cart/page-product.ts";

type Now = { products: PageProduct[]; isWhole: boolean };

const added = new Map<string, PageProduct>();
let asked: Promise<Now | undefined> | undefined;
let shownSet = "";

/** The page is one of a set, which may show what the shop's page has no room for. */
export function showsSet(id: string) {
  shownSet = id;
}

/** Of a set's page all products are known: those of the set, and then others. */
async function readNow(slug: string): Promise<Now | undefined> {
  if (shownSet === "") return productsNow(slug);
  const [now, set = []] = await Promise.all([productsNow(slug), productsOfSet(slug, shownSet)]);
  if (!now) return undefined;
  const ids = new Set(set.map(({ id }) => id));
  return { products: [...set, ...now.products.filter(({ id }) => !ids.has(id))], isWhole: now.isWhole };
}

/** Products that were loaded after those of the page. */
export function addToCatalogue(products: readonly PageProduct[]) {
  for (const product of products) added.set(product.id, product);
}

/** The shop's products as they are now; asked once, and again after a failure. */
export async function catalogueNow(slug: string): Promise<Now | undefined> {
  asked ??= readNow(slug);
  const now = await asked;
  if (!now) {
    asked = undefined;
    return undefined;
  }
  const own = new Set(now.products.map(({ id }) => id));
  return { ...now, products: [...now.products, ...[...added.values()].filter(({ id }) => !own.has(id))] };
}

/** What was known is asked for anew. */
export async function catalogueAgain(slug: string): Promise<Now | undefined> {
  asked = undefined;
  return catalogueNow(slug);
}

/** One product; undefined when it is not to be had. */
export const findProduct = async (slug: string, id: string): Promise<PageProduct | undefined> =>
  added.get(id) ?? (await catalogueNow(slug))?.products.find((product) => product.id === id);
