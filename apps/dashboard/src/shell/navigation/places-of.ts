import type { Area, Place } from "../../area.ts";
import { areas } from "../../areas.ts";

const home: Place["path"] = "/dashboard";

/** Whether an address is this place's or below it. Every path starts with the home's, so home has its own page only. */
const isIn = (pathname: string, { path }: Place) =>
  pathname === path || (path !== home && pathname.startsWith(`${path}/`));

/** The area a page belongs to, and the nearest of its entries, by the page's path. */
export function placesOf(pathname: string): { area?: Area; entry?: Place } {
  const found = areas
    .flatMap((area) => [{ area, place: area }, ...(area.entries ?? []).map((place) => ({ area, place }))])
    .filter(({ place }) => isIn(pathname, place));
  const longest = Math.max(0, ...found.map(({ place }) => place.path.length));
  // Of an area and its entry at the same path, the entry.
  const nearest = found.findLast(({ place }) => place.path.length === longest);
  if (nearest === undefined) return {};
  const { area, place } = nearest;
  return { area, ...(place !== area && { entry: place }) };
}
