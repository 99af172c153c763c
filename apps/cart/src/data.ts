import { Cart, CartConflict, type CartOrder, cart, PlacedOrder } from "@mauzo/contract/orders/cart";
import { Failure } from "@mauzo/contract/shared";
import { isPossibleToken } from "./cart-token.ts";
import { addresses } from "./env.ts";
import type { Cancelling } from "./order/cancelling.ts";

const limitMs = 10_000;

/** The cart behind a link, or why there is none to show. */
export type Loaded = { kind: "cart"; cart: Cart } | { kind: "gone" } | { kind: "failed" };

const fields = ["name", "phone", "place"] as const;
/** What the server has words of its own for. */
export type Field = (typeof fields)[number];
export const fieldOf = (text: unknown): Field | undefined => fields.find((field) => field === text);

/** What is wrong with an order, in words of the cart's language, and the field it is about. */
export type Objection = { detail?: string; field?: Field };

/** What the server said to an order. */
export type Answer =
  | { kind: "placed"; order: PlacedOrder }
  | { kind: "conflict"; detail: string; cart: Cart }
  | ({ kind: "invalid" } & Objection)
  | { kind: "gone" }
  | { kind: "busy" }
  | { kind: "unreachable" };

type Reply = { status: number; body: unknown };

/** undefined when there is no answer in time, or one that is not JSON. */
export async function ask(
  query: Record<string, string>,
  init: RequestInit,
  waitMs: number,
  path = "/api/v1/order",
): Promise<Reply | undefined> {
  try {
    const url = `${addresses().apiOrigin}${path}?${new URLSearchParams(query)}`;
    // The signal covers the body too: an answer that never ends is no answer.
    const signal = AbortSignal.timeout(waitMs);
    const response = await fetch(url, { ...init, cache: "no-store", redirect: "error", signal });
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body };
  } catch {
    return undefined;
  }
}

/** A link that is unknown, expired or mistyped answers alike. */
const isGone = (status: number) => [401, 403, 404, 410].includes(status);

export async function getCart(token: string, headers: HeadersInit = {}, waitMs = limitMs): Promise<Loaded> {
  if (!isPossibleToken(token)) return { kind: "gone" };
  const reply = await ask({ token }, { headers }, waitMs);
  if (!reply) return { kind: "failed" };
  if (isGone(reply.status)) return { kind: "gone" };
  const read = reply.status === 200 ? Cart.safeParse(reply.body) : undefined;
  return read?.success ? { kind: "cart", cart: read.data } : { kind: "failed" };
}

function objectionOf(body: unknown): Objection {
  const read = Failure.safeParse(body);
  if (!read.success) return {};
  const { detail } = read.data;
  if (typeof detail === "string") return { detail };
  const [first] = detail;
  return { detail: first?.msg, field: fieldOf(first?.loc.at(-1)) };
}

function answerOf({ status, body }: Reply): Answer {
  if (isGone(status)) return { kind: "gone" };
  if (status === 429) return { kind: "busy" };
  if (status === 409) {
    const read = CartConflict.safeParse(body);
    return read.success ? { kind: "conflict", ...read.data } : { kind: "unreachable" };
  }
  if (status === 400 || status === 413 || status === 422) return { kind: "invalid", ...objectionOf(body) };
  const read = status === 200 ? PlacedOrder.safeParse(body) : undefined;
  return read?.success ? { kind: "placed", order: read.data } : { kind: "unreachable" };
}

export const asJson = (body: unknown, headers: HeadersInit): RequestInit => ({
  method: "POST",
  headers: { ...Object.fromEntries(new Headers(headers)), "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Orders. Sending the same again is safe: a token never makes a second order. */
export async function postOrder(
  token: string,
  order: CartOrder,
  headers: HeadersInit = {},
  waitMs = limitMs,
): Promise<Answer> {
  if (!isPossibleToken(token)) return { kind: "gone" };
  const reply = await ask({ channel: "whatsapp", token }, asJson(order, headers), waitMs);
  return reply ? answerOf(reply) : { kind: "unreachable" };
}

/** Cancels what was ordered. A repeat is refused, and the page then shows that it is cancelled. */
export async function postCancel(token: string, reason: string, headers: HeadersInit = {}): Promise<Cancelling> {
  if (!isPossibleToken(token)) return "refused";
  const reply = await ask({ token }, asJson({ reason }, headers), limitMs, cart.cancel.path);
  if (reply?.status === 200) return "done";
  return reply && reply.status < 500 && reply.status !== 429 ? "refused" : "unreachable";
}
