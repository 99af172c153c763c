import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { addresses } from "../env.ts";

const timeoutMs = 10_000;
const ageS = 3_600;
/** A sitemap holds at most 50,000 URLs, and each shop has two. */
const mostShops = 20_000;

async function fetchPage(cursor: string | null) {
  const url = new URL(publicShops.slugs.path, addresses().apiOrigin);
  if (cursor) url.searchParams.set("cursor", cursor);
  const response = await fetch(url, { next: { revalidate: ageS }, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The API answered ${response.status}`);
  return publicShops.slugs.reply.parse(await response.json());
}

/** The slugs of the shops in the directory, at most an hour old; as many as could be loaded. */
export async function listShopSlugs(): Promise<string[]> {
  const slugs: string[] = [];
  try {
    let cursor: string | null = null;
    do {
      const { items, next } = await fetchPage(cursor);
      slugs.push(...items);
      cursor = next;
    } while (cursor && slugs.length < mostShops);
  } catch (failure) {
    console.error("The addresses of the shops did not load:", failure);
  }
  return slugs.slice(0, mostShops);
}
