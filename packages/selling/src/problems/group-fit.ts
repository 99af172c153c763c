import type { OfferedGroup } from "../cart-item.ts";

/**
 * How the add-ons chosen of a group fit the units they are for: each unit needs at least `min` and takes at most `max`, in the
 * result for all units together. `missing`: how many more must be chosen; `room`: how many more may be, below 0 when
 * there are too many.
 */
export function groupFit(group: Pick<OfferedGroup, "min" | "max">, units: number, chosen: number) {
  const [min, max] = [group.min * units, group.max * units];
  return { min, max, missing: Math.max(0, min - chosen), room: max - chosen };
}
