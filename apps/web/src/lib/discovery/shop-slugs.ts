import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { api } from "../api.ts";

const timeoutMs = 10_000;
const ageS = 3_600;
/** A sitemap holds at most 50,000 URLs, and each shop has two. */
const mostShops = 20_000;

const fetchPage = (cursor: string | undefined) =>
  api().call(publicShops.slugs, { query: { cursor } }, { timeoutMs, init: { next: { revalidate: ageS } } });

/** The slugs of the shops in the directory, at most an hour old; as many as could be loaded. */
export async function listShopSlugs(): Promise<string[]> {
  const slugs: string[] = [];
  try {
    let cursor: string | undefined;
    do {
      const { items, next } = await fetchPage(cursor);
      slugs.push(...items);
      cursor = next ?? undefined;
    } while (cursor && slugs.length < mostShops);
  } catch (failure) {
    console.error("The addresses of the shops did not load:", failure);
  }
  return slugs.slice(0, mostShops);
}
