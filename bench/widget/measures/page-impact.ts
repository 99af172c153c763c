import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { focusOn, launcherMiddle, recordTimings } from "./launch-timings.ts";

export type PageImpact = {
  /** How many of the page's own computed styles change with the chat open. */
  styles: number;
  globals: readonly string[];
  /** What works by keyboard alone: Tab to it, Enter, the focus moves in, Esc, the focus moves back. */
  keyboard: readonly boolean[];
  axeClosed: readonly string[];
  axeOpen: readonly string[];
};

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const patienceMs = 8000;
/** How long to wait for Esc to close a box. */
const closingMs = 2000;

const stylesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("html, body, [data-host], [data-host] *")].flatMap((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    }),
  );
const globalsOf = (page: Page): Promise<string[]> => page.evaluate("Object.getOwnPropertyNames(window)");

async function axeOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const options = { runOnly: { type: "tag", values: rules }, resultTypes: ["violations"] };
  const found: axe.AxeResults = await page.evaluate(`axe.run(${JSON.stringify(options)})`);
  await page.evaluate("delete window.axe");
  return found.violations.map(({ id }) => id);
}

const fieldShows = (page: Page, shows = true) =>
  page
    .waitForFunction(`Boolean(bench.field()) === ${shows}`, undefined, { timeout: shows ? patienceMs : closingMs })
    .then(
      () => true,
      () => false,
    );

const chatShows = async (page: Page) => {
  await page.waitForFunction("bench.launcher() ?? bench.field()", undefined, { timeout: patienceMs }).catch(() => {});
  await page.waitForTimeout(1500);
};

async function openedPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, reducedMotion: "reduce" });
  await recordTimings(context);
  const page = await context.newPage();
  const { host } = new URL(url);
  await page.route(
    (address) => address.protocol.startsWith("http") && address.host !== host,
    (route) => route.abort(),
  );
  await page.goto(url, { waitUntil: "load" });
  return page;
}

async function byKeyboard(browser: Browser, url: string): Promise<boolean[]> {
  const page = await openedPage(browser, url);
  await chatShows(page);
  await page.locator("[data-host] button").focus();
  let reached = false;
  // A chat that is open from the start has no launcher to tab to.
  const isOpen = await page.evaluate<boolean>("Boolean(bench.field())");
  for (let presses = 0; presses < 5 && !reached && !isOpen; presses++) {
    await page.keyboard.press("Tab");
    reached = (await focusOn(page)) === "launcher";
  }
  if (reached) await page.keyboard.press("Enter");
  const opened = reached && (await fieldShows(page));
  await page.waitForTimeout(500);
  const wentIn = opened && (await focusOn(page)) === "chat";
  await page.keyboard.press("Escape");
  const closed = opened && (await fieldShows(page, false));
  await page.waitForTimeout(300);
  const cameBack = closed && (await focusOn(page)) === "launcher";
  await page.context().close();
  return [reached, opened, wentIn, closed, cameBack];
}

type Bare = { styles: readonly string[]; globals: readonly string[] };

/** Measures the page without a chat. axe leaves a global of its own behind. */
export async function measureBarePage(browser: Browser, url: string): Promise<Bare> {
  const page = await openedPage(browser, url);
  const styles = await stylesOf(page);
  const own = await axeOf(page);
  if (own.length > 0) throw new Error(`axe on the bare page: ${own.join(", ")}`);
  const globals = await globalsOf(page);
  await page.context().close();
  return { styles, globals };
}

/** Measures how a chat affects the page it is on, and how it works by keyboard and for screen readers. */
export async function measurePageImpact(browser: Browser, url: string, bare: Bare): Promise<PageImpact> {
  const page = await openedPage(browser, url);
  await chatShows(page);
  const axeClosed = await axeOf(page);
  if (!(await page.evaluate("Boolean(bench.field())"))) {
    const { x, y } = await launcherMiddle(page);
    await page.mouse.click(x, y);
    await fieldShows(page);
    await page.waitForTimeout(1000);
  }
  const styles = await stylesOf(page);
  const globals = (await globalsOf(page)).filter((name) => !bare.globals.includes(name));
  const axeOpen = await axeOf(page);
  await page.context().close();
  const changed = styles.filter((value, index) => value !== bare.styles[index]).length;
  return {
    styles: changed + Math.abs(styles.length - bare.styles.length),
    globals,
    keyboard: await byKeyboard(browser, url),
    axeClosed,
    axeOpen,
  };
}
