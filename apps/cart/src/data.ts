import { createServerApi } from "@mauzo/api-client/create-server-api";
import { errorCode } from "@mauzo/api-client/errors/error-code";
import { errorData } from "@mauzo/api-client/errors/error-data";
import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { type Cart, CartConflict, type CartOrder, cart, type PlacedOrder } from "@mauzo/contract/orders/cart";
import { Failure } from "@mauzo/contract/shared";
import { isPossibleToken } from "./cart-token.ts";
import { addresses } from "./env.ts";
import type { CancelResult } from "./order/results/cancel-result.ts";

type Forwarded = Record<string, string>;

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

/** The API as this server calls it; the headers it needs to tell customers apart come with each call. */
export const api = () =>
  createServerApi({
    origin: addresses().apiOrigin,
    timeoutMs: 10_000,
    init: { cache: "no-store", redirect: "error" },
  });

/** Unknown, expired and mistyped links are treated alike. */
export function isGone(error: unknown): boolean {
  const code = errorCode(error);
  return code === "cart_link_unknown" || code === "not_found";
}

/** Whether the API refused the call and would refuse it again, as opposed to not being able to do it now. */
export function isRefused(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== undefined && status < 500 && status !== 429;
}

export async function getCart(token: string, headers: Forwarded = {}, timeoutMs?: number): Promise<Loaded> {
  if (!isPossibleToken(token)) return { kind: "gone" };
  try {
    return { kind: "cart", cart: await api().call(cart.get, { query: { token } }, { headers, timeoutMs }) };
  } catch (error) {
    return { kind: isGone(error) ? "gone" : "failed" };
  }
}

function rejectionOf(body: unknown): OrderRejection {
  const read = Failure.safeParse(body);
  if (!read.success) return {};
  const { detail } = read.data;
  if (typeof detail === "string") return { detail };
  const [first] = detail;
  return { detail: first?.msg, field: fieldOf(first?.loc.at(-1)) };
}

function failureOf(error: unknown): OrderResponse {
  if (isGone(error)) return { kind: "gone" };
  const conflict = CartConflict.safeParse(errorData(error)).data;
  if (conflict) return { kind: "conflict", ...conflict };
  const status = errorStatus(error) ?? 0;
  if (status === 429) return { kind: "busy" };
  return [400, 413, 422].includes(status)
    ? { kind: "invalid", ...rejectionOf(errorData(error)) }
    : { kind: "unreachable" };
}

/** Places the order. Sending it again is safe: a token never creates a second order. */
export async function postOrder(
  token: string,
  order: CartOrder,
  headers: Forwarded = {},
  timeoutMs?: number,
): Promise<OrderResponse> {
  if (!isPossibleToken(token)) return { kind: "gone" };
  const input = { query: { channel: "whatsapp", token }, body: order } as const;
  try {
    return { kind: "placed", order: await api().call(cart.submit, input, { headers, timeoutMs }) };
  } catch (error) {
    return failureOf(error);
  }
}

/** Cancels the order. A repeat is refused, and the page then shows that it is cancelled. */
export async function postCancel(token: string, reason: string, headers: Forwarded = {}): Promise<CancelResult> {
  if (!isPossibleToken(token)) return "refused";
  try {
    await api().call(cart.cancel, { query: { token }, body: { reason } }, { headers });
    return "done";
  } catch (error) {
    return isRefused(error) ? "refused" : "unreachable";
  }
}
