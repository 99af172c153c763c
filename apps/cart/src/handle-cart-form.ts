import { CartOrder } from "@mauzo/contract/orders/cart";
import { cartPath, tokenOf } from "./cart-token.ts";
import { getCart, type OrderRejection, type OrderResponse, postOrder } from "./data.ts";
import { type Draft, draftCookies } from "./draft-cookies.ts";
import { addresses } from "./env.ts";
import { readSameOriginForm } from "./forms/same-origin-form.ts";
import { parseOrderForm, shownOfField, wantedOf, withoutLooseAddOns, withoutUnread } from "./order/parse-order-form.ts";
import { cartChangesBetween } from "./order/price-and-stock-changes.ts";
import type { SubmitResult } from "./order/results/submit-result.ts";
import { forwardedHeaders } from "./same-origin.ts";

function submitResultOf(answer: OrderResponse, { shown, order }: Draft): Exclude<SubmitResult, { kind: "looked" }> {
  if (answer.kind !== "conflict") return answer;
  const { detail, cart } = answer;
  if (cart.state === "ordered") return { kind: "already", detail, cart };
  return { kind: "changed", detail, cart, changes: cartChangesBetween(shown, wantedOf(order), cart) };
}

/** Compares the form with the current cart; orders nothing. */
async function recheck(token: string, { shown, order }: Draft, headers: Record<string, string>): Promise<SubmitResult> {
  const loaded = await getCart(token, headers);
  if (loaded.kind === "gone") return loaded;
  if (loaded.kind === "failed") return { kind: "unreachable" };
  const { cart } = loaded;
  return {
    kind: "looked",
    cart,
    changes: cart.state === "open" ? cartChangesBetween(shown, wantedOf(order), cart) : [],
  };
}

/** Waiting longer would delay the confirmation. */
const receiptLimitMs = 3_000;

/** Adds the cart as the server saved it: with the phone number in the server's format. */
async function withReceipt(
  placement: SubmitResult,
  token: string,
  headers: Record<string, string>,
): Promise<SubmitResult> {
  if (placement.kind !== "placed") return placement;
  const loaded = await getCart(token, headers, receiptLimitMs);
  return loaded.kind === "cart" && loaded.cart.state === "ordered" ? { ...placement, cart: loaded.cart } : placement;
}

const statuses = {
  placed: 200,
  looked: 200,
  changed: 409,
  already: 409,
  invalid: 422,
  gone: 404,
  busy: 429,
  unreachable: 503,
};

/** Redirects to the page, which then shows the order, or everything the customer wrote and what is wrong. */
function backToPage(token: string, draft: Draft | undefined, more: Record<string, string>): Response {
  const response = new Response(null, { status: 303, headers: { location: cartPath(token, more) } });
  for (const cookie of draftCookies(token, draft, addresses().cartUrl.startsWith("https:")))
    response.headers.append("set-cookie", cookie);
  return response;
}

/** Handles the form of the cart page, sent with or without JavaScript, and places the order. */
export async function handleCartForm(request: Request): Promise<Response> {
  const { headers } = request;
  const form = await readSameOriginForm(request);
  if (form instanceof Response) return form;

  const token = tokenOf(form);
  const order = withoutLooseAddOns(parseOrderForm(form));
  const draft: Draft = { order: withoutUnread(order), shown: shownOfField(form.get("shown")) };
  const wantsJson = headers.get("accept")?.includes("application/json") ?? false;
  if (form.get("intent") === "look") {
    const seen = await recheck(token, draft, forwardedHeaders(headers));
    return Response.json(seen, { status: statuses[seen.kind] });
  }
  const isOrder = CartOrder.safeParse(order).success;
  // "Update total" orders nothing: the page comes back with the same entries and a new total.
  if (form.get("intent") === "update" && isOrder && !wantsJson) return backToPage(token, draft, { updated: "1" });

  const answer: OrderResponse = isOrder
    ? await postOrder(token, order, forwardedHeaders(headers))
    : { kind: "invalid" };
  const placement = submitResultOf(answer, draft);
  if (wantsJson) {
    const said = await withReceipt(placement, token, forwardedHeaders(headers));
    return Response.json(said, { status: statuses[said.kind] });
  }
  if (placement.kind === "placed") return backToPage(token, undefined, { placed: "1" });
  if (placement.kind === "gone") return backToPage(token, undefined, {});
  const { detail, field }: OrderRejection = "detail" in placement ? placement : {};
  return backToPage(token, { ...draft, problem: placement.kind, detail, field }, { problem: placement.kind });
}
