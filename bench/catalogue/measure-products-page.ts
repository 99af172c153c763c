import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { chromiumPath } from "@mauzo/launch/chromium-path";
import pg from "pg";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { fillShops, words } from "./fill-shops.ts";

export type ListMeasurement = {
  size: string;
  scriptKb: number;
  /** Longest task of each pass, in milliseconds. */
  typingMs: number[];
  scrollingMs: number[];
  /** The same gestures on a page of plain lines that gets one more line with every frame. */
  plainMs: number[];
  rows: number;
};

/** Opens a shop of its own in the page. @returns its id */
export async function openShop(page: Page, siteUrl: string): Promise<string> {
  const email = `${randomUUID()}@duka.example`;
  const post = async (path: string, data: object, token?: string) => {
    const headers = { origin: siteUrl, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await page.request.post(`${siteUrl}/api/${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { token, expires_in } = await post("auth/sign-up", { name: "Asha", email, password: "neno la siri" });
  const shop = await post("shop", { name: "Duka kubwa", category: "home", whatsapp_number: "0712345678" }, token);
  await page
    .context()
    .addCookies([{ name: "access-token", value: token, url: siteUrl, expires: Date.now() / 1000 + expires_in }]);
  return shop.id;
}

/**
 * Records the longest task of each pass by name, in milliseconds; 0 when none took more than 50. Playwright's own
 * queries run inside the page too, four times as slow, so make them between passes, not during one.
 */
export async function longTasks(page: Page) {
  await page.evaluate(() => {
    const tasks: { at: number; took: number }[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ at: startTime, took: duration }))),
    ).observe({ type: "longtask" });
    Object.assign(window, { tasks });
  });
  const longest = new Map<string, number[]>();
  return {
    during: async (name: string, work: () => Promise<unknown>) => {
      const from = await page.evaluate(() => performance.now());
      await page.waitForTimeout(50);
      await work();
      const { end, tasks } = await page.evaluate<{ end: number; tasks: { at: number; took: number }[] }>(
        "((end) => new Promise((done) => setTimeout(() => done({ end, tasks: tasks.splice(0) }), 100)))(performance.now())",
      );
      const took = tasks.flatMap(({ at, took }) => (at > from + 25 && at + took < end ? [took] : []));
      longest.set(name, [...(longest.get(name) ?? []), Math.max(0, ...took)]);
    },
    passes: (name: string) => longest.get(name) ?? [],
  };
}

const passes = 5;
const slower = 4;

/** Emulates a slow device on the page and returns its gestures. */
export async function slowPage(page: Page, [width, height]: [number, number]) {
  const isMobile = width < 768;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const scroll = (distance: number) =>
    devtools.send("Input.synthesizeScrollGesture", {
      x: width / 2,
      y: distance > 0 ? height - 100 : 150,
      yDistance: -distance,
      speed: 6_000,
      gestureSourceType: isMobile ? "touch" : "mouse",
    });
  return { scroll, tasks: await longTasks(page) };
}

/** Measures the simplest list that grows, as a baseline for this machine. */
async function measurePlainLines(context: BrowserContext, size: [number, number]): Promise<number[]> {
  const page = await context.newPage();
  const lines = Array.from({ length: 200 }, (_, at) => `<p>Line ${at}</p>`).join("");
  await page.setContent(`<style>p { height: 60px; margin: 0; border-top: 1px solid }</style>${lines}`);
  await page.evaluate(() => {
    const add = () => {
      const line = document.createElement("p");
      line.textContent = `Line ${document.body.childElementCount}`;
      document.body.append(line);
    };
    addEventListener("scroll", () => requestAnimationFrame(add));
  });
  const { scroll, tasks } = await slowPage(page, size);
  for (let pass = 0; pass < passes; pass++)
    await tasks.during("scrolling", async () => {
      for (let times = 0; times < 24; times++) await scroll(600);
    });
  await page.close();
  return tasks.passes("scrolling");
}

const rowsDrawn = (page: Page) => page.locator("[data-row]").count();

async function measureAt(
  browser: Browser,
  siteUrl: string,
  db: pg.Pool,
  size: [number, number],
): Promise<ListMeasurement> {
  const [width, height] = size;
  const isMobile = width < 768;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: "en-GB",
    isMobile,
    hasTouch: isMobile,
  });
  const page = await context.newPage();
  await fillShops(db, [await openShop(page, siteUrl)], 10_000);

  const scripts: Promise<Buffer>[] = [];
  const keep = (response: { url: () => string; body: () => Promise<Buffer> }) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
  };
  page.on("response", keep);
  await page.goto(`${siteUrl}/dashboard/products`);
  await page.locator("[data-row]").first().waitFor();
  const scriptKb =
    (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
  page.off("response", keep);

  const { scroll, tasks } = await slowPage(page, size);
  let rows = 0;
  for (let pass = 0; pass < passes; pass++) {
    await tasks.during("scrolling", async () => {
      for (let times = 0; times < 24; times++) await scroll(600);
    });
    rows = Math.max(rows, await rowsDrawn(page));
  }
  await tasks.during("scrolling", async () => {
    for (let times = 0; times < 40; times++) await scroll(-900);
  });
  const search = page.getByRole("searchbox").first();
  await search.focus();
  for (const word of words.slice(0, passes))
    await tasks.during("typing", async () => {
      await page.keyboard.type(word, { delay: 120 });
      await page.waitForTimeout(1_000);
      for (let at = 0; at < word.length; at++) await page.keyboard.press("Backspace", { delay: 60 });
      await page.waitForTimeout(600);
    });
  await page.close();
  const plainMs = await measurePlainLines(context, size);
  await context.close();
  const [typingMs, scrollingMs] = [tasks.passes("typing"), tasks.passes("scrolling")];
  return { size: size.join(" × "), scriptKb, typingMs, scrollingMs, plainMs, rows };
}

/** Measures the list of a shop with 10,000 products on a CPU that is four times as slow. */
export async function measureProductsPage(siteUrl: string, databaseUrl: string): Promise<ListMeasurement[]> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  const db = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const looks: ListMeasurement[] = [];
    for (const size of [
      [390, 800],
      [1280, 800],
    ] satisfies [number, number][])
      looks.push(await measureAt(browser, siteUrl, db, size));
    return looks;
  } finally {
    await browser.close();
    await db.end();
  }
}
