import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { addresses } from "../env.ts";

const timeoutMs = 10_000;
const ageS = 3_600;
/** A sitemap holds 50,000 addresses at most, and each shop has two. */
const mostShops = 20_000;

async function fetchPage(cursor: string | null) {
  const url = new URL(publicShops.addresses.path, addresses().apiOrigin);
  if (cursor) url.searchParams.set("cursor", cursor);
  const response = await fetch(url, { next: { revalidate: ageS }, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The API answered ${response.status}`);
  return publicShops.addresses.reply.parse(await response.json());
}

/** The last parts of the addresses of the shops in the directory, an hour old at most; as many as could be had. */
export async function listShopAddresses(): Promise<string[]> {
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
