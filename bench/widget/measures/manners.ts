import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { focusOn, launcherMiddle, watchPages } from "./watch.ts";

export type Manners = {
  /** Values of the page's own styles that are others with the chat open. */
  styles: number;
  globals: readonly string[];
  /** What can be done by keyboard alone: Tab to it, Enter, the focus goes in, Esc, the focus comes back. */
  keyboard: readonly boolean[];
  axeClosed: readonly string[];
  axeOpen: readonly string[];
};

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const patienceMs = 8000;
/** A box that Esc does not close stays. */
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
  await watchPages(context);
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
  // What is open from the start has no launcher to go to.
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

/** The page as it is without a chat. axe leaves a name of its own behind. */
export async function lookAtBare(browser: Browser, url: string): Promise<Bare> {
  const page = await openedPage(browser, url);
  const styles = await stylesOf(page);
  const own = await axeOf(page);
  if (own.length > 0) throw new Error(`axe on the bare page: ${own.join(", ")}`);
  const globals = await globalsOf(page);
  await page.context().close();
  return { styles, globals };
}

/** How a chat behaves towards the page it stands on and those who do not point and look. */
export async function manners(browser: Browser, url: string, bare: Bare): Promise<Manners> {
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
