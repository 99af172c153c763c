import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { SendOptions } from "@mauzo/api-client/transport/create-transport";
import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import { sets } from "@mauzo/contract/catalogue/sets";
import type { Endpoint, Input, Reply } from "@mauzo/contract/endpoint";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { cache } from "react";
import { api } from "./api.ts";
import { type Filter, queryOf } from "./directory/filter.ts";

/** The result of an API request: a value, not found, or no usable response. */
export type Outcome<T> = { kind: "found"; value: T } | { kind: "missing" } | { kind: "down" };

/** The pages are kept, not the API's answers. */
const fresh = { init: { cache: "no-store" } } as const;

async function ask<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: SendOptions,
): Promise<Outcome<Reply<E>>> {
  try {
    return { kind: "found", value: await api().call(endpoint, input, options) };
  } catch (failure) {
    const code = errorCode(failure);
    // A query that breaks the schema finds nothing.
    if (code === "not_found" || code === "validation") return { kind: "missing" };
    console.error(`GET ${endpoint.path} failed:`, failure);
    return { kind: "down" };
  }
}

/** The shops of the directory, newest first. */
export const listPublicShops = cache(() => ask(publicShops.list, { query: {} }, fresh));

/** The shops a search finds, never cached. */
export const searchPublicShops = (filter: Filter) => ask(publicShops.list, { query: queryOf(filter) }, fresh);

/** A shop and its products by slug. */
export const findPublicShop = cache((slug: string) => ask(publicShops.get, { params: { slug } }, fresh));

/** A set of a shop, by the id in its link. */
export const findShownSet = cache((slug: string, id: string) => ask(sets.shown, { params: { slug, id } }, fresh));

/** A product of a shop, by the last part of its address; the shop's own name for it may have changed since. */
export const findShownProduct = cache(async (slug: string, address: string): Promise<Outcome<PublicProduct>> => {
  const asked = await ask(publicShops.products, { params: { slug }, query: { address } }, fresh);
  if (asked.kind !== "found") return asked;
  const [product] = asked.value.items;
  return product ? { kind: "found", value: product } : { kind: "missing" };
});
