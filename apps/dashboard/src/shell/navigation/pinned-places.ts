import type { Place } from "../../area.ts";
import { placesIn, type VisibleArea } from "./visible-areas.ts";

/** As many stand in the bar beside *More*. */
const mostPinned = 4;

/** The pinned paths as they were stored; null: the usual places. */
export type Pins = readonly string[] | null;

/** Reads stored pins; undefined for anything else. */
export function readPins(value: unknown): Pins | undefined {
  if (value === null) return null;
  if (!Array.isArray(value) || value.length > mostPinned) return undefined;
  const paths = value.filter((path) => typeof path === "string");
  return paths.length === value.length && new Set(paths).size === paths.length ? paths : undefined;
}

/** The places in the bar: the pinned ones that this person may enter, or the usual areas. */
export function barPlaces(visible: readonly VisibleArea[], pins: Pins): Place[] {
  if (pins === null) return visible.filter(({ inBar }) => inBar).slice(0, mostPinned);
  const places = placesIn(visible);
  return pins.flatMap((path) => places.find((place) => place.path === path) ?? []);
}

/** Pins a place, instead of the last one if the bar is full, or takes it off the bar. */
export function togglePin(shown: readonly Place[], path: string): { pins: string[]; replaced?: Place } {
  const paths: string[] = shown.map((place) => place.path);
  if (paths.includes(path)) return { pins: paths.filter((one) => one !== path) };
  const replaced = shown[mostPinned - 1];
  return { pins: [...paths.slice(0, mostPinned - 1), path], ...(replaced && { replaced }) };
}
