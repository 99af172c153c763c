import { useCallback, useEffect, useState } from "preact/hooks";
import { takeBack, wasOrdered } from "../../../lib/page-cart/handed-over.ts";
import { isOfCart, keepCart, keptCart } from "../../../lib/page-cart/kept-cart.ts";
import type { Line } from "../../../lib/page-cart/page-cart.ts";

/** The cart of this shop on this device, the same in every tab. */
export function useKeptLines(slug: string) {
  const [lines, setLines] = useState<Line[]>(() => keptCart(slug));
  useEffect(() => {
    const read = (event: StorageEvent) => isOfCart(event, slug) && setLines(keptCart(slug));
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, [slug]);
  // Whoever comes back from ordering, by a link or by Back, has an empty cart.
  useEffect(() => {
    const look = async () => {
      if (!(await wasOrdered(slug))) return;
      keepCart(slug, []);
      setLines([]);
    };
    addEventListener("pageshow", look);
    void look();
    return () => removeEventListener("pageshow", look);
  }, [slug]);
  const change = useCallback(
    (next: Line[]) => {
      takeBack(slug);
      keepCart(slug, next);
      setLines(next);
    },
    [slug],
  );
  return [lines, change] as const;
}
