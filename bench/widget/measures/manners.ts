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
const patienceMs = 10_000;

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
  page.waitForFunction(`Boolean(bench.field()) === ${shows}`, undefined, { timeout: patienceMs }).then(
    () => true,
    () => false,
  );

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
  await page.waitForFunction("bench.launcher() ?? bench.field()", undefined, { timeout: patienceMs }).catch(() => {});
  await page.waitForTimeout(1500);
  return page;
}

async function byKeyboard(browser: Browser, url: string): Promise<boolean[]> {
  const page = await openedPage(browser, url);
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

/** How a chat behaves towards the page it stands on and those who do not point and look. */
export async function manners(browser: Browser, { url, bare }: { url: string; bare: string }): Promise<Manners> {
  const without = await openedPage(browser, bare);
  const [stylesBefore, globalsBefore] = [await stylesOf(without), await globalsOf(without)];
  await without.context().close();
  const page = await openedPage(browser, url);
  const axeClosed = await axeOf(page);
  if (!(await page.evaluate("Boolean(bench.field())"))) {
    const { x, y } = await launcherMiddle(page);
    await page.mouse.click(x, y);
    await fieldShows(page);
    await page.waitForTimeout(1000);
  }
  const stylesAfter = await stylesOf(page);
  const globals = (await globalsOf(page)).filter((name) => !globalsBefore.includes(name));
  const axeOpen = await axeOf(page);
  await page.context().close();
  const differences = stylesAfter.filter((value, index) => value !== stylesBefore[index]).length;
  return {
    styles: differences + Math.abs(stylesAfter.length - stylesBefore.length),
    globals,
    keyboard: await byKeyboard(browser, url),
    axeClosed,
    axeOpen,
  };
}
