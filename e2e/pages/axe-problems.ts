import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What keeps somebody from using the page as it stands; `more` names rules beside those of WCAG. */
export async function axeProblems(page: Page, ...more: "best-practice"[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What keeps the rules would be written down too, and frames of other sites, which no page has, be looked for.
    .options({ runOnly: { type: "tag", values: [...rules, ...more] }, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
