import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { addresses } from "../../env.ts";
import { isKnownShop, lookForShop } from "./known-shops.ts";

const timeoutMs = 2_000;
const shopPath = /^(\/sw)?\/shops\/([^/]+)(?:\/sets\/[^/]+)?$/;

/** What the API says with one product at most: a shop's page is made of more, when it is made. */
async function isThere(slug: string): Promise<boolean | undefined> {
  const path = publicShops.products.path.replace(":slug", encodeURIComponent(slug));
  const answer = await fetch(new URL(`${path}?limit=1`, addresses().apiOrigin), {
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  // 422: an address no shop can have.
  if (answer.status === 404 || answer.status === 422) return false;
  return answer.ok || undefined;
}

/**
 * Where the page is that stands under the address of a shop that is not there, built once per language: nobody has a page
 * made for each address they make up. Undefined for every other address; a promise where the API has to say it first.
 */
export function missingShop(path: string): string | undefined | Promise<string | undefined> {
  const [, language = "", part] = shopPath.exec(path) ?? [];
  if (part === undefined) return undefined;
  const slug = decodeURIComponent(part);
  const page = `${language}/missing/shop`;
  const known = isKnownShop(slug);
  if (known !== undefined) return known ? undefined : page;
  return lookForShop(slug, isThere).then((found) => (found ? undefined : page));
}
