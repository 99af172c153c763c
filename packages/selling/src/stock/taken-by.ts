import type { Quantity } from "../cart-item.ts";

type Chosen = Partial<Record<"variants" | "add_ons", readonly Pick<Quantity, "id" | "quantity">[]>>;

/** How many of each variant and add-on the items take together, by id. */
export function takenBy(items: readonly Chosen[]): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { variants = [], add_ons = [] } of items)
    for (const { id, quantity } of [...variants, ...add_ons]) taken.set(id, (taken.get(id) ?? 0) + quantity);
  return taken;
}
