import { publicShops } from "@mauzo/contract/public-shops";
import { headers } from "next/headers";
import { cache } from "react";
import { addresses } from "./env.ts";

const timeoutMs = 8_000;

/** What came of asking the API: an answer, nothing under that name, or no usable answer at all. */
export type Outcome<T> = { kind: "found"; value: T } | { kind: "missing" } | { kind: "down" };

async function ask<T>(path: string, read: (body: unknown) => T): Promise<Outcome<T>> {
  const visitor = (await headers()).get("x-forwarded-for");
  try {
    const response = await fetch(new URL(path, addresses().apiOrigin), {
      // A merchant who has just changed a price must see it.
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: "application/json", ...(visitor && { "x-forwarded-for": visitor }) },
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
  ask(`${publicShops.list.path}?limit=60`, (body) => publicShops.list.reply.parse(body).items),
);

/** A shop and its products by the last part of its address. */
export const findPublicShop = cache((slug: string) =>
  ask(publicShops.get.path.replace(":slug", encodeURIComponent(slug)), (body) => publicShops.get.reply.parse(body)),
);
