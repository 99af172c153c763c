import { Cart, CartConflict, type CartOrder, cart, PlacedOrder } from "@mauzo/contract/orders/cart";
import { Failure } from "@mauzo/contract/shared";
import { isPossibleToken } from "./cart-token.ts";
import { addresses } from "./env.ts";
import type { CancelResult } from "./order/cancel-result.ts";

const limitMs = 10_000;

/** The cart behind a link, or why there is none to show. */
export type Loaded = { kind: "cart"; cart: Cart } | { kind: "gone" } | { kind: "failed" };

const fields = ["name", "phone", "place"] as const;
/** Fields the server reports errors for. */
export type Field = (typeof fields)[number];
export const fieldOf = (text: unknown): Field | undefined => fields.find((field) => field === text);

/** What is wrong with an order, in the cart's language, and the field concerned. */
export type OrderRejection = { detail?: string; field?: Field };

export type OrderResponse =
  | { kind: "placed"; order: PlacedOrder }
  | { kind: "conflict"; detail: string; cart: Cart }
  | ({ kind: "invalid" } & OrderRejection)
  | { kind: "gone" }
  | { kind: "busy" }
  | { kind: "unreachable" };

type Reply = { status: number; body: unknown };

/** Sends a request to the API. Returns undefined without a response in time; `body` is undefined unless it is JSON. */
export async function requestApi(
  query: Record<string, string>,
  init: RequestInit,
  waitMs: number,
  path = "/api/v1/order",
): Promise<Reply | undefined> {
  try {
    const url = `${addresses().apiOrigin}${path}?${new URLSearchParams(query)}`;
    // The signal also limits the body, which might never end.
    const signal = AbortSignal.timeout(waitMs);
    const response = await fetch(url, { ...init, cache: "no-store", redirect: "error", signal });
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body };
  } catch {
    return undefined;
  }
}

/** Unknown, expired and mistyped links are treated alike. */
const isGone = (status: number) => [401, 403, 404, 410].includes(status);

export async function getCart(token: string, headers: HeadersInit = {}, waitMs = limitMs): Promise<Loaded> {
  if (!isPossibleToken(token)) return { kind: "gone" };
  const reply = await requestApi({ token }, { headers }, waitMs);
  if (!reply) return { kind: "failed" };
  if (isGone(reply.status)) return { kind: "gone" };
  const read = reply.status === 200 ? Cart.safeParse(reply.body) : undefined;
  return read?.success ? { kind: "cart", cart: read.data } : { kind: "failed" };
}

function rejectionOf(body: unknown): OrderRejection {
  const read = Failure.safeParse(body);
  if (!read.success) return {};
  const { detail } = read.data;
  if (typeof detail === "string") return { detail };
  const [first] = detail;
  return { detail: first?.msg, field: fieldOf(first?.loc.at(-1)) };
}

function responseOf({ status, body }: Reply): OrderResponse {
  if (isGone(status)) return { kind: "gone" };
  if (status === 429) return { kind: "busy" };
  if (status === 409) {
    const read = CartConflict.safeParse(body);
    return read.success ? { kind: "conflict", ...read.data } : { kind: "unreachable" };
  }
  if (status === 400 || status === 413 || status === 422) return { kind: "invalid", ...rejectionOf(body) };
  const read = status === 200 ? PlacedOrder.safeParse(body) : undefined;
  return read?.success ? { kind: "placed", order: read.data } : { kind: "unreachable" };
}

export const asJson = (body: unknown, headers: HeadersInit): RequestInit => ({
  method: "POST",
  headers: { ...Object.fromEntries(new Headers(headers)), "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Places the order. Sending it again is safe: a token never creates a second order. */
export async function postOrder(
  token: string,
  order: CartOrder,
  headers: HeadersInit = {},
  waitMs = limitMs,
): Promise<OrderResponse> {
  if (!isPossibleToken(token)) return { kind: "gone" };
  const reply = await requestApi({ channel: "whatsapp", token }, asJson(order, headers), waitMs);
  return reply ? responseOf(reply) : { kind: "unreachable" };
}

/** Cancels the order. A repeat is refused, and the page then shows that it is cancelled. */
export async function postCancel(token: string, reason: string, headers: HeadersInit = {}): Promise<CancelResult> {
  if (!isPossibleToken(token)) return "refused";
  const reply = await requestApi({ token }, asJson({ reason }, headers), limitMs, cart.cancel.path);
  if (reply?.status === 200) return "done";
  return reply && reply.status < 500 && reply.status !== 429 ? "refused" : "unreachable";
}
