const place = (slug: string) => `ordering:${slug}`;

/** Remembers on this device under which link a shop's cart was handed over to be ordered. */
export function handOver(slug: string, link: string): void {
  try {
    const token = new URL(link).searchParams.get("token");
    if (token) localStorage.setItem(place(slug), token);
  } catch {
    // Storage can be switched off: then no cart lasts longer than its page either.
  }
}

/** The cart is no longer the one behind its link: ordering that link must not empty it. */
export function takeBack(slug: string): void {
  try {
    localStorage.removeItem(place(slug));
  } catch {
    // Storage can be switched off: nothing was handed over then.
  }
}

const isOrdered = (cart: unknown) =>
  typeof cart === "object" && cart !== null && Reflect.get(cart, "state") === "ordered";

/** Whether the cart that was handed over last has been ordered since. Says so once. */
export async function wasOrdered(slug: string): Promise<boolean> {
  try {
    const token = localStorage.getItem(place(slug));
    if (!token) return false;
    const answer = await fetch(`/api/v1/order?${new URLSearchParams({ token })}`);
    if (!answer.ok || !isOrdered(await answer.json())) return false;
    // The cart may have been changed while this was asked.
    if (localStorage.getItem(place(slug)) !== token) return false;
    localStorage.removeItem(place(slug));
    return true;
  } catch {
    return false;
  }
}
