import type { Browser, Page } from "playwright-core";
import { launcherMiddle, readTimings, recordTimings } from "./launch-timings.ts";

type Scripts = { bytes: number; requests: number };
export type VisitMeasurement = {
  /** Undefined where there is no launcher: what looks like a button is part of a box that is open from the start. */
  launcherMs: number | undefined;
  typingMs: number | undefined;
  untilLauncher: Scripts;
  untilTyping: Scripts;
  outside: number;
};

/** DevTools' Slow 4G. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const patienceMs = 30_000;

/** Scripts that had arrived by then, with their transfer sizes. */
const scriptsUntil = (page: Page, moment: number): Promise<Scripts> =>
  page.evaluate((moment) => {
    const loaded = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => /\.js$/.test(new URL(name).pathname) && responseEnd <= moment);
    return {
      bytes: loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      requests: loaded.length,
    };
  }, moment);

const until = (page: Page, what: "launcherAt" | "fieldAt", timeout: number) =>
  page.waitForFunction(`bench.watched.${what}`, undefined, { timeout }).then(
    () => true,
    () => false,
  );

/** A first visit on a phone's CPU and network, with a press on the launcher. */
export async function measureVisit(browser: Browser, url: string): Promise<VisitMeasurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await recordTimings(context);
  const page = await context.newPage();
  const { host } = new URL(url);
  let outside = 0;
  await page.route(
    (address) => address.protocol.startsWith("http") && address.host !== host,
    (route) => {
      outside += 1;
      return route.abort();
    },
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4g);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  try {
    await page.goto(url, { waitUntil: "commit" });
    const hasLauncher = await until(page, "launcherAt", patienceMs);
    await page.waitForLoadState("networkidle", { timeout: patienceMs }).catch(() => undefined);
    await page.waitForTimeout(1500);
    const early = await readTimings(page);
    if (hasLauncher && !early.fieldAt) {
      const { x, y } = await launcherMiddle(page);
      await page.mouse.click(x, y);
      await until(page, "fieldAt", patienceMs);
    }
    const { launcherAt, pressedAt, fieldAt } = await readTimings(page);
    return {
      launcherMs: pressedAt ? launcherAt : undefined,
      typingMs: fieldAt && pressedAt ? fieldAt - pressedAt : undefined,
      untilLauncher: await scriptsUntil(page, launcherAt || fieldAt),
      untilTyping: await scriptsUntil(page, fieldAt || launcherAt),
      outside,
    };
  } finally {
    await context.close();
  }
}
