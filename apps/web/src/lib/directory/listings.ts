import { askFromPage } from "@mauzo/api-client/transport/ask-from-page";
import type { Listing, publicShops } from "@mauzo/contract/storefront/public-shops";
import { type Filter, queryOf } from "./filter.ts";

export type ListingsPage = { items: Listing[]; next: string | null };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isTextOrNull = (value: unknown) => value === null || typeof value === "string";

const isListing = (value: unknown): value is Listing =>
  isObject(value) &&
  [value.name, value.slug, value.category, value.about, value.place].every((text) => typeof text === "string") &&
  [value.language, value.logo_url, value.cover_url].every(isTextOrNull);

/** A page of shops from the API's response; undefined when the response has another shape. */
export function readListings(value: unknown): ListingsPage | undefined {
  if (!isObject(value) || !Array.isArray(value.items) || !value.items.every(isListing)) return undefined;
  return { items: value.items, next: typeof value.next === "string" ? value.next : null };
}

/**
 * Requests shops.
 * @throws when the request fails or is aborted.
 */
export async function fetchListings(filter: Filter, cursor: string | null, signal: AbortSignal): Promise<ListingsPage> {
  const query = { ...queryOf(filter), cursor: cursor ?? undefined };
  const { ok, status, body } = await askFromPage<(typeof publicShops)["list"]>(
    "GET /public/shops",
    { query },
    { signal },
  );
  const page = ok ? readListings(body) : undefined;
  if (!page) throw new Error(`The API answered ${status}`);
  return page;
}
