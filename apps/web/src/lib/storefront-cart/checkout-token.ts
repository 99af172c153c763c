import type { cart } from "@mauzo/contract/orders/cart";

const place = (slug: string) => `ordering:${slug}`;

/** Saves on this device the token of the link with which a shop's cart was handed over to be ordered. */
export function saveCheckoutToken(slug: string, link: string): void {
  try {
    const token = new URL(link).searchParams.get("token");
    if (token) localStorage.setItem(place(slug), token);
  } catch {
    // Storage can be switched off: then no cart outlives its page either.
  }
}

/** The cart has changed since its link was created: ordering by that link must not empty it. */
export function clearCheckoutToken(slug: string): void {
  try {
    localStorage.removeItem(place(slug));
  } catch {
    // Storage can be switched off: then no token was saved.
  }
}

const isOrdered = (cart: unknown) =>
  typeof cart === "object" && cart !== null && Reflect.get(cart, "state") === "ordered";

/** Whether the cart that was handed over last has been ordered since. Returns true only once. */
export async function wasOrdered(slug: string): Promise<boolean> {
  try {
    const token = localStorage.getItem(place(slug));
    if (!token) return false;
    // Only then is it needed.
    const { askFromPage } = await import("@mauzo/api-client/transport/ask-from-page");
    const { ok, body } = await askFromPage<(typeof cart)["get"]>("GET /api/v1/order", { query: { token } });
    if (!ok || !isOrdered(body)) return false;
    // The cart may have changed during the request.
    if (localStorage.getItem(place(slug)) !== token) return false;
    localStorage.removeItem(place(slug));
    return true;
  } catch {
    return false;
  }
}
