import { sets } from "@mauzo/contract/catalogue/sets";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { cache } from "react";
import { type Filter, writeFilter } from "./directory/filter.ts";
import { addresses } from "./env.ts";
import { directoryTag, shopTag } from "./http/cache-tags.ts";

const timeoutMs = 8_000;
/** How long a response is cached when no change is reported. */
const backstopSeconds = 300;

/** The result of an API request: a value, not found, or no usable response. */
export type Outcome<T> = { kind: "found"; value: T } | { kind: "missing" } | { kind: "down" };

async function ask<T>(path: string, caching: RequestInit, read: (body: unknown) => T): Promise<Outcome<T>> {
  try {
    const response = await fetch(new URL(path, addresses().apiOrigin), {
      ...caching,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: "application/json" },
    });
    // 422: no shop can have this slug.
    if (response.status === 404 || response.status === 422) return { kind: "missing" };
    if (!response.ok) throw new Error(`The API answered ${response.status}`);
    return { kind: "found", value: read(await response.json()) };
  } catch (failure) {
    console.error(`GET ${path} failed:`, failure);
    return { kind: "down" };
  }
}

/** The shops of the directory, newest first. */
export const listPublicShops = cache(() =>
  ask(publicShops.list.path, { next: { tags: [directoryTag], revalidate: backstopSeconds } }, (body) =>
    publicShops.list.reply.parse(body),
  ),
);

/** The shops a search finds, never cached. */
export const searchPublicShops = (filter: Filter) =>
  ask(`${publicShops.list.path}${writeFilter(filter)}`, { cache: "no-store" }, (body) =>
    publicShops.list.reply.parse(body),
  );

/** A shop and its products by slug. */
export const findPublicShop = cache((slug: string) =>
  ask(
    publicShops.get.path.replace(":slug", encodeURIComponent(slug)),
    { next: { tags: [shopTag(slug)], revalidate: backstopSeconds } },
    (body) => publicShops.get.reply.parse(body),
  ),
);

/** A set of a shop, by the id in its link. */
export const findShownSet = cache((slug: string, id: string) =>
  ask(
    sets.shown.path.replace(":slug", encodeURIComponent(slug)).replace(":id", encodeURIComponent(id)),
    { next: { tags: [shopTag(slug)], revalidate: backstopSeconds } },
    (body) => sets.shown.reply.parse(body),
  ),
);
