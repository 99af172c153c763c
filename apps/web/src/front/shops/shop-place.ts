import { errorCode } from "@mauzo/api-client/errors/error-code";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { idsOfAddress, productAddress } from "@mauzo/format/text/product-address";
import { api } from "../../lib/api.ts";
import { remembered } from "./remembered.ts";

/** What is sent in place of a page: another page of this site, as one that is missing, or where it has gone. */
export type Place = { kind: "missing" | "moved"; path: string };

/** The address of the page for all products of a shop that are not there; no product has it. */
const goneProduct = "-";
const timeoutMs = 2_000;
const pattern = /^(\/sw)?\/shops\/([^/]+)(?:\/(sets|p)\/([^/]+)(\/og)?)?$/;
const shops = remembered<true>();
/** Today's addresses of products, by shop and code. */
const products = remembered<string>(60_000);

/** Asks the API; null where it has no such shop or product. */
async function ask<T>(work: () => Promise<T>): Promise<T | null | undefined> {
  try {
    return await work();
  } catch (failure) {
    return errorCode(failure) === "not_found" ? null : undefined;
  }
}

/** Asks for one product at most; rendering the shop's page takes more, and later. */
const askForShop = (slug: string) =>
  ask(async () => {
    await api().call(publicShops.products, { params: { slug }, query: { limit: 1 } }, { timeoutMs });
    return true as const;
  });

const askForAddress = (slug: string, code: string) =>
  ask(async () => {
    const query = { address: code };
    const { items } = await api().call(publicShops.products, { params: { slug }, query }, { timeoutMs });
    return items[0] ? productAddress(items[0]) : null;
  });

/** A product has one address: any other with its code leads to it. Made-up ones share one page of the shop. */
function productPlace(
  slug: string,
  { shopPath, address, rest }: { shopPath: string; address: string; rest: string },
): Place | undefined | Promise<Place | undefined> {
  const gone: Place = { kind: "missing", path: `${shopPath}/p/${goneProduct}${rest}` };
  if (!idsOfAddress(address)) return gone;
  const leadTo = (today: string | null | undefined): Place | undefined => {
    if (today === null) return gone;
    return today === undefined || today === address
      ? undefined
      : { kind: "moved", path: `${shopPath}/p/${today}${rest}` };
  };
  const code = address.slice(address.lastIndexOf("-") + 1);
  const name = `${slug}/${code}`;
  const known = products.get(name);
  return known === undefined ? products.look(name, () => askForAddress(slug, code)).then(leadTo) : leadTo(known);
}

/**
 * Where the address of a shop, a set or a product leads, if not to a page of its own: made-up addresses get none, so that
 * they cost nothing but a look into a memory. Undefined for any other path; a promise where the API has to be asked first.
 */
export function shopPlace(path: string): Place | undefined | Promise<Place | undefined> {
  const [, language = "", part, kind, address, rest = ""] = pattern.exec(path) ?? [];
  if (part === undefined) return undefined;
  const slug = decodeURIComponent(part);
  const go = (found: true | null | undefined) => {
    if (found === null) return { kind: "missing" as const, path: `${language}/missing/shop` };
    if (kind !== "p" || address === undefined) return undefined;
    return productPlace(slug, {
      ...{ shopPath: `${language}/shops/${part}`, address: decodeURIComponent(address), rest },
    });
  };
  const known = shops.get(slug);
  return known === undefined ? shops.look(slug, () => askForShop(slug)).then(go) : go(known);
}

/** A shop was opened, shown, changed or taken away: the next request looks it up again. */
export function forgetShop(slug: string): void {
  shops.forget((name) => name === slug);
  products.forget((name) => name.startsWith(`${slug}/`));
}
