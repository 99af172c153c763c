import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

/** Each frame of each page reads it: packed it is read in half the time. */
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Axe leaves it out by itself: whoever speaks to the page says what stands on a button. */
const spoken = "label-content-name-mismatch";

/** Ends when nothing changes its colour or place any more, but what does so for ever. */
const rest = `(async () => {
  const ends = () => document.getAnimations().filter(
    ({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime < Infinity);
  while (ends().length > 0) await Promise.allSettled(ends().map(({ finished }) => finished));
})()`;

/** What keeps somebody from using the page as it stands; `more` names rules beside those of WCAG. */
export async function axeProblems(page: Page, ...more: "best-practice"[]): Promise<string[]> {
  // Words that are half there while something appears have half their contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(rest);
  // On its way from one page to another it has for a moment no title.
  await expect.poll(() => page.title()).not.toBe("");
  for (const frame of page.frames()) if (!(await frame.evaluate("'axe' in globalThis"))) await frame.evaluate(axe);
  const options = {
    runOnly: { type: "tag", values: [...rules, ...more] },
    rules: { [spoken]: { enabled: true } },
    resultTypes: ["violations"],
  };
  const { violations }: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
