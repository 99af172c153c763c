import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

/** Every frame of every page evaluates it: the minified version takes half the time. */
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Axe leaves this rule out by default: voice control users say the words on a button. */
const spoken = "label-content-name-mismatch";

/** Waits until no animation or transition is running, except endless ones. */
const rest = `(async () => {
  const ends = () => document.getAnimations().filter(
    ({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime < Infinity);
  while (ends().length > 0) await Promise.allSettled(ends().map(({ finished }) => finished));
})()`;

/** Returns the accessibility problems of the page in its current state; `more` adds rules beyond those of WCAG. */
export async function axeProblems(page: Page, ...more: "best-practice"[]): Promise<string[]> {
  // Text that is still fading in has only part of its contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(rest);
  // During a navigation the page has no title for a moment.
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
