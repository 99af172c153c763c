import { savesData } from "@mauzo/api-client/visitor/saves-data";
import { isSamePositions, visiblePositions } from "./visible-positions.ts";

/** Values of `data-fonts`, best first: all of the page's text in our typefaces, else a part of it. */
const choices = ["display text", "display", "text"];

/** Loads our typefaces and returns whether they arrived. Their fallbacks are the device's own fonts. */
async function haveArrived(): Promise<boolean> {
  const ours = [...document.fonts].filter(({ family }) => !/near|fallback/i.test(family));
  const loads = await Promise.allSettled(ours.map((face) => face.load()));
  return loads.every(({ status }) => status === "fulfilled");
}

/**
 * Switches the page from the device's fonts, in which it was painted, to our typefaces, unless that moves anything in
 * the viewport. The next page uses them from the start. Does nothing when the browser is set to save data.
 */
export async function swapFonts(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.fonts || savesData()) return;
  if (!(await haveArrived())) return;
  const before = visiblePositions();
  const standsStill = (fonts: string) => {
    root.dataset.fonts = fonts;
    return isSamePositions(before, visiblePositions());
  };
  if (!choices.some(standsStill)) delete root.dataset.fonts;
  try {
    sessionStorage.setItem("fonts", "1");
  } catch {
    // Storage is switched off: the next page does the same again.
  }
}
