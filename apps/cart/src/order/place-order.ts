import { orderOfForm, withOrder } from "./form.ts";
import type { Placement } from "./placement.ts";
import { capToStock, keepOrderable } from "./rules.ts";
import type { View } from "./view.ts";

/** Longer than the server itself waits, so that its answer is the one that counts. */
const limitMs = 20_000;

/** Sends the form. No answer, or none that can be read, is an answer too: nothing is known. */
export async function placeOrder(form: URLSearchParams): Promise<Placement> {
  try {
    const response = await fetch("/cart/submit", {
      method: "POST",
      headers: { accept: "application/json" },
      body: form,
      signal: AbortSignal.timeout(limitMs),
    });
    const isJson = response.headers.get("content-type")?.includes("application/json");
    // Written by submit-order.ts of the same build family; only its kind is looked at before use.
    const placement: Placement = isJson ? await response.json() : { kind: "unreachable" };
    return placement;
  } catch {
    return { kind: "unreachable" };
  }
}

/** Asks what is there now for the form as it is filled in; nothing is ordered. */
export const lookAtCart = (form: URLSearchParams): Promise<Placement> =>
  placeOrder(new URLSearchParams([...form, ["intent", "look"]]));

/** What the page shows after an order was sent; "reload" when only the server can tell. */
export function viewAfter(placement: Placement, view: View, form: URLSearchParams): View | "reload" {
  const order = orderOfForm(form);
  const cart = withOrder(view.cart, order);
  switch (placement.kind) {
    case "placed":
      if (placement.cart) return { cart: keepOrderable(placement.cart), toast: "placed" };
      return {
        cart: { ...cart, state: "ordered", order_id: placement.order.order_id, total: placement.order.total },
        toast: "placed",
      };
    case "changed": {
      const { detail, changes } = placement;
      const now = capToStock(withOrder(keepOrderable(placement.cart), order));
      if (now.products.length === 0) return "reload";
      return { cart: now, problem: { kind: "changed", detail, changes }, toast: "error" };
    }
    case "looked": {
      // Ordered meanwhile, perhaps in another tab: what was ordered is not held against what is left.
      if (placement.cart.state === "ordered") return { cart: keepOrderable(placement.cart) };
      const now = capToStock(withOrder(keepOrderable(placement.cart), order));
      if (now.products.length === 0) return "reload";
      const { changes } = placement;
      return changes.length > 0 ? { cart: now, problem: { kind: "changed", changes } } : { cart: now };
    }
    case "already":
      return { cart: keepOrderable(placement.cart), problem: { kind: "already", changes: [] }, toast: "error" };
    case "gone":
      return "reload";
    default:
      return { cart, problem: { ...placement, changes: [] }, toast: "error" };
  }
}
