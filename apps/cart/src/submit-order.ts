import { CartOrder } from "@mauzo/contract/orders/cart";
import { cartPath, tokenOf } from "./cart-token.ts";
import { type Answer, getCart, type Objection, postOrder } from "./data.ts";
import { type Draft, draftCookies } from "./draft.ts";
import { addresses } from "./env.ts";
import { readOwnForm } from "./forms/own-form.ts";
import { changesBetween } from "./order/changes.ts";
import { orderOfForm, shownOfField, wantedOf, withoutLooseAddOns, withoutUnread } from "./order/form.ts";
import type { Placement } from "./order/placement.ts";
import { forwardedHeaders } from "./same-origin.ts";

function placementOf(answer: Answer, { shown, order }: Draft): Exclude<Placement, { kind: "looked" }> {
  if (answer.kind !== "conflict") return answer;
  const { detail, cart } = answer;
  if (cart.state === "ordered") return { kind: "already", detail, cart };
  return { kind: "changed", detail, cart, changes: changesBetween(shown, wantedOf(order), cart) };
}

/** What is there now of what the form wants. */
async function look(token: string, { shown, order }: Draft, headers: HeadersInit): Promise<Placement> {
  const loaded = await getCart(token, headers);
  if (loaded.kind === "gone") return loaded;
  if (loaded.kind === "failed") return { kind: "unreachable" };
  const { cart } = loaded;
  return { kind: "looked", cart, changes: cart.state === "open" ? changesBetween(shown, wantedOf(order), cart) : [] };
}

/** Longer would keep the customer from the good news. */
const receiptLimitMs = 3_000;

/** What was placed, as the server keeps it: with its own way to write the phone number. */
async function withReceipt(placement: Placement, token: string, headers: HeadersInit): Promise<Placement> {
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

/** Back to the page, which then shows the order, or all the customer wrote and what is wrong. */
function backToPage(token: string, draft: Draft | undefined, more: Record<string, string>): Response {
  const response = new Response(null, { status: 303, headers: { location: cartPath(token, more) } });
  for (const cookie of draftCookies(token, draft, addresses().cartUrl.startsWith("https:")))
    response.headers.append("set-cookie", cookie);
  return response;
}

/** Takes the form of the cart page, from a browser with or without JavaScript, and orders with it. */
export async function submitOrder(request: Request): Promise<Response> {
  const { headers } = request;
  const form = await readOwnForm(request);
  if (form instanceof Response) return form;

  const token = tokenOf(form);
  const order = withoutLooseAddOns(orderOfForm(form));
  const draft: Draft = { order: withoutUnread(order), shown: shownOfField(form.get("shown")) };
  const wantsJson = headers.get("accept")?.includes("application/json") ?? false;
  if (form.get("intent") === "look") {
    const seen = await look(token, draft, forwardedHeaders(headers));
    return Response.json(seen, { status: statuses[seen.kind] });
  }
  const isOrder = CartOrder.safeParse(order).success;
  // "Update total": nothing is ordered, the page comes back with the same entries and a new total.
  if (form.get("intent") === "update" && isOrder && !wantsJson) return backToPage(token, draft, { updated: "1" });

  const answer: Answer = isOrder ? await postOrder(token, order, forwardedHeaders(headers)) : { kind: "invalid" };
  const placement = placementOf(answer, draft);
  if (wantsJson) {
    const said = await withReceipt(placement, token, forwardedHeaders(headers));
    return Response.json(said, { status: statuses[said.kind] });
  }
  if (placement.kind === "placed") return backToPage(token, undefined, { placed: "1" });
  if (placement.kind === "gone") return backToPage(token, undefined, {});
  const { detail, field }: Objection = "detail" in placement ? placement : {};
  return backToPage(token, { ...draft, problem: placement.kind, detail, field }, { problem: placement.kind });
}
