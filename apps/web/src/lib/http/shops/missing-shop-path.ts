import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { addresses } from "../../env.ts";
import { isKnownShop, lookForShop } from "./known-shops.ts";

const timeoutMs = 2_000;
const shopPath = /^(\/sw)?\/shops\/([^/]+)(?:\/sets\/[^/]+)?$/;

/** Asks the API with one product at most; rendering the shop's page takes more, and later. */
async function isThere(slug: string): Promise<boolean | undefined> {
  const path = publicShops.products.path.replace(":slug", encodeURIComponent(slug));
  const answer = await fetch(new URL(`${path}?limit=1`, addresses().apiOrigin), {
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  // 422: no shop can have this slug.
  if (answer.status === 404 || answer.status === 422) return false;
  return answer.ok || undefined;
}

/**
 * The path of the page shown for a shop that doesn't exist. It is built once per language, so that made-up URLs don't
 * get pages of their own. Undefined for any other path; a promise where the API has to be asked first.
 */
export function missingShopPath(path: string): string | undefined | Promise<string | undefined> {
  const [, language = "", part] = shopPath.exec(path) ?? [];
  if (part === undefined) return undefined;
  const slug = decodeURIComponent(part);
  const page = `${language}/missing/shop`;
  const known = isKnownShop(slug);
  if (known !== undefined) return known ? undefined : page;
  return lookForShop(slug, isThere).then((found) => (found ? undefined : page));
}
