import { codeIn } from "@mauzo/api-client/errors/code-in";
import { askFromPage } from "@mauzo/api-client/transport/ask-from-page";
import type { sets } from "@mauzo/contract/catalogue/sets";
import type { publicShops, StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { type PageProduct, readProducts } from "./page-product.ts";

type PublicShops = typeof publicShops;
type Sets = typeof sets;

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
  const code = codeIn(body);
  const refused = code === "storefront_cart_changed" || code === "storefront_cart_gone";
  if (!refused || !products || !Array.isArray(body.detail)) return { kind: "failed", status };
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
  const headers = { "accept-language": cart.language, "idempotency-key": key, ...window.mzVia };
  const input = { params: { slug }, body: cart };
  try {
    const answer = await askFromPage<PublicShops["createCart"]>("POST /public/shops/:slug/cart", input, {
      headers,
      timeoutMs: limitMs,
    });
    return readOutcome(answer.status, answer.body);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    return isLate ? { kind: "late" } : { kind: "failed", status: 0 };
  }
}

/** More products of a shop; undefined when the request fails. */
export async function moreProducts(
  slug: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<{ products: PageProduct[]; next: string | null } | undefined> {
  try {
    const input = { params: { slug }, query };
    const { ok, body } = await askFromPage<PublicShops["products"]>("GET /public/shops/:slug/products", input, {
      signal,
    });
    const products = ok && isObject(body) ? readProducts(body.items) : undefined;
    if (!isObject(body) || !products) return undefined;
    return { products, next: typeof body.next === "string" ? body.next : null };
  } catch {
    return undefined;
  }
}

/** The products of a set; undefined when it doesn't exist or the request fails. */
export async function productsOfSet(slug: string, id: string): Promise<PageProduct[] | undefined> {
  try {
    const { ok, body } = await askFromPage<Sets["shown"]>("GET /public/shops/:slug/sets/:id", { params: { slug, id } });
    if (!ok || !isObject(body) || !Array.isArray(body.sections)) return undefined;
    return readProducts(body.sections.flatMap((section) => (isObject(section) ? section.products : [])));
  } catch {
    return undefined;
  }
}

/** The current products of the shop's page; undefined when the request fails. */
export async function productsNow(slug: string): Promise<{ products: PageProduct[]; isWhole: boolean } | undefined> {
  try {
    const { ok, body } = await askFromPage<PublicShops["get"]>("GET /public/shops/:slug", { params: { slug } });
    const products = ok && isObject(body) ? readProducts(body.products) : undefined;
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
  const input = { params: { slug }, query: { products: ids.join(), seen: seen.join() } };
  try {
    const { ok, body } = await askFromPage<PublicShops["watch"]>("GET /public/shops/:slug/watch", input, { signal });
    const products = ok && isObject(body) ? readProducts(body.products) : undefined;
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
