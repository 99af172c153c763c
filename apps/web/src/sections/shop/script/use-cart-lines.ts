import { useCallback, useEffect, useState } from "react";
import { clearCheckoutToken, wasOrdered } from "../../../lib/storefront-cart/checkout-token.ts";
import { isOfCart, loadCart, saveCart } from "../../../lib/storefront-cart/saved-cart.ts";
import type { LineItem } from "../../../lib/storefront-cart/storefront-cart.ts";

/** The shop's cart on this device, the same in every tab. */
export function useCartLines(slug: string) {
  const [lines, setLines] = useState<LineItem[]>(() => loadCart(slug));
  useEffect(() => {
    const read = (event: StorageEvent) => isOfCart(event, slug) && setLines(loadCart(slug));
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, [slug]);
  // Empties the cart when the customer comes back from ordering, by a link or by Back.
  useEffect(() => {
    const look = async () => {
      if (!(await wasOrdered(slug))) return;
      saveCart(slug, []);
      setLines([]);
    };
    addEventListener("pageshow", look);
    void look();
    return () => removeEventListener("pageshow", look);
  }, [slug]);
  const change = useCallback(
    (next: LineItem[]) => {
      clearCheckoutToken(slug);
      saveCart(slug, next);
      setLines(next);
    },
    [slug],
  );
  return [lines, change] as const;
}
