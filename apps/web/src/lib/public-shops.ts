import { sets } from "@mauzo/contract/catalogue/sets";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { cache } from "react";
import { type Filter, writeFilter } from "./directory/filter.ts";
import { addresses } from "./env.ts";
import { directoryTag, shopTag } from "./front/refresh-tags.ts";

const timeoutMs = 8_000;
/** How long an answer is good for when nobody says that something changed. */
const backstopSeconds = 300;

/** What came of asking the API: an answer, nothing under that name, or no usable answer at all. */
export type Outcome<T> = { kind: "found"; value: T } | { kind: "missing" } | { kind: "down" };

async function ask<T>(path: string, kept: RequestInit, read: (body: unknown) => T): Promise<Outcome<T>> {
  try {
    const response = await fetch(new URL(path, addresses().apiOrigin), {
      ...kept,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: "application/json" },
    });
    // 422: an address no shop can have.
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

/** The shops a search finds, asked anew each time. */
export const searchPublicShops = (filter: Filter) =>
  ask(`${publicShops.list.path}${writeFilter(filter)}`, { cache: "no-store" }, (body) =>
    publicShops.list.reply.parse(body),
  );

/** A shop and its products by the last part of its address. */
export const findPublicShop = cache((slug: string) =>
  ask(
    publicShops.get.path.replace(":slug", encodeURIComponent(slug)),
    { next: { tags: [shopTag(slug)], revalidate: backstopSeconds } },
    (body) => publicShops.get.reply.parse(body),
  ),
);

/** What a set of a shop shows, by the id of its link. */
export const findShownSet = cache((slug: string, id: string) =>
  ask(
    sets.shown.path.replace(":slug", encodeURIComponent(slug)).replace(":id", encodeURIComponent(id)),
    { next: { tags: [shopTag(slug)], revalidate: backstopSeconds } },
    (body) => sets.shown.reply.parse(body),
  ),
);
