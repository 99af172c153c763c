import type { CartView } from "./cart-view.ts";
import { parseOrderForm, withOrder } from "./parse-order-form.ts";
import type { SubmitResult } from "./results/submit-result.ts";
import { capToStock, withoutUnorderable } from "./rules.ts";

/** Longer than the server's own timeout, so that the server's response is the one that counts. */
const limitMs = 20_000;

/** Sends the form. Without a readable response the result is `unreachable`: nobody knows whether it was ordered. */
export async function sendCartForm(form: URLSearchParams): Promise<SubmitResult> {
  try {
    const response = await fetch("/cart/submit", {
      method: "POST",
      headers: { accept: "application/json" },
      body: form,
      signal: AbortSignal.timeout(limitMs),
    });
    const isJson = response.headers.get("content-type")?.includes("application/json");
    // submit-order.ts writes this response; only its `kind` is checked before use.
    const placement: SubmitResult = isJson ? await response.json() : { kind: "unreachable" };
    return placement;
  } catch {
    return { kind: "unreachable" };
  }
}

/** Checks the filled-in form against the current cart; orders nothing. */
export const recheckCart = (form: URLSearchParams): Promise<SubmitResult> =>
  sendCartForm(new URLSearchParams([...form, ["intent", "look"]]));

/** The view after an order was sent; "reload" when only the server can say what to show. */
export function viewAfter(placement: SubmitResult, view: CartView, form: URLSearchParams): CartView | "reload" {
  const order = parseOrderForm(form);
  const cart = withOrder(view.cart, order);
  switch (placement.kind) {
    case "placed":
      if (placement.cart) return { cart: withoutUnorderable(placement.cart), isNew: true };
      return {
        cart: { ...cart, state: "ordered", order_id: placement.order.order_id, total: placement.order.total },
        isNew: true,
      };
    case "changed": {
      const { detail, changes } = placement;
      const now = capToStock(withOrder(withoutUnorderable(placement.cart), order));
      if (now.products.length === 0) return "reload";
      return { cart: now, problem: { kind: "changed", detail, changes } };
    }
    case "looked": {
      // Ordered meanwhile, perhaps in another tab: what was ordered isn't compared with the remaining stock.
      if (placement.cart.state === "ordered") return { cart: withoutUnorderable(placement.cart) };
      const now = capToStock(withOrder(withoutUnorderable(placement.cart), order));
      if (now.products.length === 0) return "reload";
      const { changes } = placement;
      return changes.length > 0 ? { cart: now, problem: { kind: "changed", changes } } : { cart: now };
    }
    case "already":
      return { cart: withoutUnorderable(placement.cart), problem: { kind: "already", changes: [] } };
    case "gone":
      return "reload";
    default:
      return { cart, problem: { ...placement, changes: [] } };
  }
}
