import type { StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { type PageProduct, readProducts } from "./page-product.ts";

/** The result of requesting a cart link; `line` of a problem is the index of the cart line it is about. */
export type CartOutcome =
  | { kind: "link"; url: string }
  | { kind: "refused"; problems: { line: number; text: string }[]; products: PageProduct[] }
  /** Status 0: no response. */
  | { kind: "failed"; status: number }
  | { kind: "late" };

/** How long a customer waits for the cart link at most. */
export const limitMs = 15_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Reads the API's response, whatever it contains. */
export function readOutcome(status: number, body: unknown): CartOutcome {
  if (!isObject(body)) return { kind: "failed", status };
  if (status === 201 && typeof body.url === "string" && /^https?:\/\//.test(body.url))
    return { kind: "link", url: body.url };
  const products = readProducts(body.products);
  if ((status !== 409 && status !== 422) || !products || !Array.isArray(body.detail)) return { kind: "failed", status };
  const problems = body.detail.flatMap((problem: unknown) => {
    const line = isObject(problem) && Array.isArray(problem.loc) ? Number(problem.loc.at(-1)) : Number.NaN;
    return isObject(problem) && Number.isInteger(line) && typeof problem.msg === "string"
      ? [{ line, text: problem.msg }]
      : [];
  });
  return { kind: "refused", problems, products };
}

/** An unguessable key; `crypto.randomUUID` is missing on pages without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Requests the cart link.
 * @param key idempotency key, the same for the same cart, so that a repeat leads to the same link.
 */
export async function createCartLink(slug: string, cart: StorefrontCart, key: string): Promise<CartOutcome> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(`/api/public/shops/${encodeURIComponent(slug)}/cart`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": cart.language, "idempotency-key": key },
      body: JSON.stringify(cart),
      signal: limit,
    });
    // A server that is down may respond with anything.
    const body: unknown = await response.json().catch(() => undefined);
    return limit.aborted ? { kind: "late" } : readOutcome(response.status, body);
  } catch {
    return limit.aborted ? { kind: "late" } : { kind: "failed", status: 0 };
  }
}

/** More products of a shop; undefined when the request fails. */
export async function moreProducts(
  slug: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<{ products: PageProduct[]; next: string | null } | undefined> {
  try {
    const search = new URLSearchParams(query);
    const response = await fetch(`/api/public/shops/${encodeURIComponent(slug)}/products?${search}`, {
      ...(signal && { signal }),
    });
    const body: unknown = response.ok ? await response.json() : undefined;
    const products = isObject(body) ? readProducts(body.items) : undefined;
    if (!isObject(body) || !products) return undefined;
    return { products, next: typeof body.next === "string" ? body.next : null };
  } catch {
    return undefined;
  }
}

/** The products of a set; undefined when it doesn't exist or the request fails. */
export async function productsOfSet(slug: string, id: string): Promise<PageProduct[] | undefined> {
  try {
    const response = await fetch(`/api/public/shops/${encodeURIComponent(slug)}/sets/${encodeURIComponent(id)}`);
    const body: unknown = response.ok ? await response.json() : undefined;
    if (!isObject(body) || !Array.isArray(body.sections)) return undefined;
    return readProducts(body.sections.flatMap((section) => (isObject(section) ? section.products : [])));
  } catch {
    return undefined;
  }
}

/** The current products of the shop's page; undefined when the request fails. */
export async function productsNow(slug: string): Promise<{ products: PageProduct[]; isWhole: boolean } | undefined> {
  try {
    const response = await fetch(`/api/public/shops/${encodeURIComponent(slug)}`);
    const body: unknown = response.ok ? await response.json() : undefined;
    const products = isObject(body) ? readProducts(body.products) : undefined;
    return products && isObject(body) ? { products, isWhole: body.next === null } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Long poll: returns what has changed in these products since the known cursors, once there is a change or after a
 * while; undefined when the request fails.
 */
export async function fetchProductChanges(
  slug: string,
  ids: string[],
  known: ReadonlyMap<string, string>,
  signal: AbortSignal,
) {
  const seen = ids.map((id) => known.get(id) ?? "");
  const query = new URLSearchParams({ products: ids.join(), seen: seen.join() });
  try {
    const response = await fetch(`/api/public/shops/${encodeURIComponent(slug)}/watch?${query}`, { signal });
    const body: unknown = response.ok ? await response.json() : undefined;
    const products = isObject(body) ? readProducts(body.products) : undefined;
    if (!isObject(body) || !products || typeof body.seen !== "string") return undefined;
    const now = body.seen.split(",");
    return {
      products,
      cursors: ids.map((id, at) => [id, now[at] ?? ""] as const),
      gone: ids.filter((_, at) => now[at] === "-" && seen[at] !== "-"),
      pauseMs: Number(body.pause_ms),
    };
  } catch {
    return undefined;
  }
}
