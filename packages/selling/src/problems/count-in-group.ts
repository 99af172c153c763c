/** How many of the chosen add-ons are of this group. @param chosen quantities by id. */
export const countInGroup = (
  group: { add_ons: readonly { id: string }[] },
  chosen: ReadonlyMap<string, number>,
): number => group.add_ons.reduce((sum, { id }) => sum + (chosen.get(id) ?? 0), 0);
