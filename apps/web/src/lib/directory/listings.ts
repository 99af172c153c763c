import type { Listing } from "@mauzo/contract/storefront/public-shops";
import { type Filter, writeFilter } from "./filter.ts";

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
  const search = new URLSearchParams(writeFilter(filter));
  if (cursor !== null) search.set("cursor", cursor);
  const response = await fetch(`/api/public/shops?${search}`, { signal });
  const page = response.ok ? readListings(await response.json()) : undefined;
  if (!page) throw new Error(`The API answered ${response.status}`);
  return page;
}
