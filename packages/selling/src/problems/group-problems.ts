import type { OfferedGroup, Quantity } from "../cart-item.ts";
import { takenBy } from "../stock/taken-by.ts";
import { countInGroup } from "./count-in-group.ts";
import { groupFit } from "./group-fit.ts";

/** Too few or too many add-ons of a group; `min` and `max` are for all units of the item together. */
export type GroupProblem = {
  code: "group_needs_more" | "group_has_too_many";
  group: Pick<OfferedGroup, "id" | "name">;
  min: number;
  max: number;
};

/** The groups of which these units have too few or too many add-ons. */
export function groupProblems(
  groups: readonly OfferedGroup[],
  units: number,
  addOns: readonly Quantity[],
): GroupProblem[] {
  const chosen = takenBy([{ add_ons: addOns }]);
  return groups.flatMap((group): GroupProblem[] => {
    const { min, max, missing, room } = groupFit(group, units, countInGroup(group, chosen));
    if (missing === 0 && room >= 0) return [];
    const { id, name } = group;
    return [{ code: missing > 0 ? "group_needs_more" : "group_has_too_many", group: { id, name }, min, max }];
  });
}
