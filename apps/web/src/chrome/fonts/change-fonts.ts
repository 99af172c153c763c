import { savesData } from "../../lib/browser/saves-data.ts";
import { isSame, placesInSight } from "./places.ts";

/** All of the page's text in our typefaces; else what of it can have them. */
const choices = ["display text", "display", "text"];

/** Asks for our typefaces, and says whether they came. What stands in for them is the device's own. */
async function haveArrived(): Promise<boolean> {
  const ours = [...document.fonts].filter(({ family }) => !/near|fallback/i.test(family));
  const loads = await Promise.allSettled(ours.map((face) => face.load()));
  return loads.every(({ status }) => status === "fulfilled");
}

/**
 * Puts the page, which was painted in what the device has, into our typefaces, unless that moved something in sight.
 * The next page has them from the start. Whoever saves data keeps the device's.
 */
export async function changeFonts(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.fonts || savesData()) return;
  if (!(await haveArrived())) return;
  const before = placesInSight();
  const standsStill = (fonts: string) => {
    root.dataset.fonts = fonts;
    return isSame(before, placesInSight());
  };
  if (!choices.some(standsStill)) delete root.dataset.fonts;
  try {
    sessionStorage.setItem("fonts", "1");
  } catch {
    // Storage is switched off: the next page does the same again.
  }
}
