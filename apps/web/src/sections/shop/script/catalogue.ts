import { moreProducts, productsNow, productsOfSet } from "../../../lib/page-cart/order-cart.ts";
import type { PageProduct } from "../../../lib/page-cart/page-product.ts";

type Now = { products: PageProduct[]; isWhole: boolean };
type Asked = { atMs: number; now: Promise<Now | undefined> };
/** What is different: products as they are now, and the ids of those that are gone. */
export type News = { products: readonly PageProduct[]; gone: readonly string[] };

const added = new Map<string, { atMs: number; product: PageProduct }>();
const listeners = new Set<(news: News) => void>();
let asked: Asked | undefined;
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

/** Products as they are now, whether or not they are among those of the page. */
export function addToCatalogue(products: readonly PageProduct[]) {
  for (const product of products) added.set(product.id, { atMs: performance.now(), product });
}

/** What is different is known from now on, and told to whoever listens. */
export function tellNews(news: News) {
  addToCatalogue(news.products);
  for (const id of news.gone) added.delete(id);
  for (const listen of listeners) listen(news);
}

/** @returns how to stop listening. */
export function hearNews(listen: (news: News) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The shop's products as they are now; asked once, and again after a failure. */
export async function catalogueNow(slug: string): Promise<Now | undefined> {
  asked ??= { atMs: performance.now(), now: readNow(slug) };
  const { atMs } = asked;
  const now = await asked.now;
  if (!now) {
    asked = undefined;
    return undefined;
  }
  const own = new Set(now.products.map(({ id }) => id));
  const later = (product: PageProduct) => {
    const other = added.get(product.id);
    return other && other.atMs > atMs ? other.product : product;
  };
  const others = [...added.values()].flatMap(({ product }) => (own.has(product.id) ? [] : [product]));
  return { ...now, products: [...now.products.map(later), ...others] };
}

/** What was known is asked for anew. */
export async function catalogueAgain(slug: string): Promise<Now | undefined> {
  asked = undefined;
  return catalogueNow(slug);
}

/** One product; undefined when it is not to be had. */
export const findProduct = async (slug: string, id: string): Promise<PageProduct | undefined> =>
  added.get(id)?.product ?? (await catalogueNow(slug))?.products.find((product) => product.id === id);

/** One product that an address leads to, whether the page has room for it or not. */
export async function productOfAddress(slug: string, id: string): Promise<PageProduct | undefined> {
  const known = await findProduct(slug, id);
  if (known) return known;
  const found = await moreProducts(slug, { id });
  addToCatalogue(found?.products ?? []);
  return found?.products[0];
}
