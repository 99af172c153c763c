import { errorCode } from "@mauzo/api-client/errors/error-code";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { api } from "../../api.ts";
import { isKnownShop, lookForShop } from "./known-shops.ts";

const timeoutMs = 2_000;
const shopPath = /^(\/sw)?\/shops\/([^/]+)(?:\/(?:sets|p)\/[^/]+)?$/;

/** Asks the API with one product at most; rendering the shop's page takes more, and later. */
async function isThere(slug: string): Promise<boolean | undefined> {
  try {
    await api().call(publicShops.products, { params: { slug }, query: { limit: 1 } }, { timeoutMs });
    return true;
  } catch (failure) {
    return errorCode(failure) === "not_found" ? false : undefined;
  }
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
