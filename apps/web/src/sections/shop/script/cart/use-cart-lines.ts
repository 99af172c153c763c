import { useCallback, useEffect, useState } from "react";
import { clearCheckoutToken, wasOrdered } from "../../../../lib/storefront-cart/checkout-token.ts";
import { isOfCart, loadCart, saveCart } from "../../../../lib/storefront-cart/saved-cart.ts";
import type { LineItem } from "../../../../lib/storefront-cart/storefront-cart.ts";

/** What shows the cart on this page. */
const listeners = new Set<(lines: LineItem[]) => void>();

/** The shop's cart on this device, the same in every tab and everywhere on the page. */
export function useCartLines(slug: string) {
  const [lines, setLines] = useState<LineItem[]>(() => loadCart(slug));
  useEffect(() => {
    const read = (event: StorageEvent) => isOfCart(event, slug) && setLines(loadCart(slug));
    listeners.add(setLines);
    addEventListener("storage", read);
    return () => {
      listeners.delete(setLines);
      removeEventListener("storage", read);
    };
  }, [slug]);
  const change = useCallback(
    (next: LineItem[]) => {
      clearCheckoutToken(slug);
      saveCart(slug, next);
      for (const show of listeners) show(next);
    },
    [slug],
  );
  return [lines, change] as const;
}

/** Empties the cart when the customer comes back from ordering it, by a link or by Back. */
export function useEmptyOnceOrdered(slug: string) {
  useEffect(() => {
    const look = async () => {
      if (!(await wasOrdered(slug))) return;
      saveCart(slug, []);
      for (const show of listeners) show([]);
    };
    addEventListener("pageshow", look);
    void look();
    return () => removeEventListener("pageshow", look);
  }, [slug]);
}
