import type { Grants } from "@mauzo/permissions/permissions";
import { type Area, type AreaGroup, areaGroups, type Place } from "../../area.ts";
import { areas } from "../../areas.ts";
import { canAccess } from "../../lib/session/can-access.ts";

export type VisibleArea = Area & { entries: readonly Place[] };

const inOrder = areas.toSorted((left, right) => areaGroups.indexOf(left.group) - areaGroups.indexOf(right.group));

/** The areas that a person with these grants may enter, in order, each with its entries that they may. */
export const visibleAreas = (grants: Grants): VisibleArea[] =>
  inOrder
    .filter(({ access }) => canAccess(grants, access))
    .map((area) => ({ ...area, entries: (area.entries ?? []).filter(({ access }) => canAccess(grants, access)) }));

/** The areas in their groups; a group without any is left out. */
export const groupAreas = (visible: readonly VisibleArea[]): { group: AreaGroup; areas: VisibleArea[] }[] =>
  areaGroups
    .map((group) => ({ group, areas: visible.filter((area) => area.group === group) }))
    .filter(({ areas: some }) => some.length > 0);

/** Every place of these areas, each once: an area stands for its entry at the same path. */
export const placesIn = (visible: readonly VisibleArea[]): Place[] =>
  visible.flatMap((area) => [area, ...area.entries.filter(({ path }) => path !== area.path)]);
