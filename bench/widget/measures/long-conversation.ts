import type { Browser } from "playwright-core";

export type LongConversation = {
  said: number;
  rendered: number;
  earlierRendered: number;
  longestTaskMs: number;
  heapMb: number;
};

const bubbles = "document.querySelector('mauzo-chat').shadowRoot.querySelectorAll('.turn').length";
/** Evaluated inside the page: a locator that looks for a text in every message is a long task of its own. */
const answered = "!document.querySelector('mauzo-chat').shadowRoot.querySelector('.typing')";

/** Measures scrolling and sending in a conversation of two thousand messages on a phone's CPU. */
export async function measureLongConversation(browser: Browser, url: string): Promise<LongConversation> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("button", { name: /^Open chat/ }).click();
  await page.getByPlaceholder("Compose a message").focus();
  const say = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(50);
    await page.waitForFunction(answered);
  };
  let said = 0;
  while (said < 2000) {
    await say("everything");
    said += 101;
  }
  const rendered = await page.evaluate<number>(bubbles);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
    Object.assign(window, { tasks });
  });
  const log = await page.getByRole("log").boundingBox();
  if (log) await page.mouse.move(log.x + log.width / 2, log.y + log.height / 2);
  for (const step of [-600, 600]) for (let turn = 0; turn < 15; turn++) await page.mouse.wheel(0, step);
  for (const text of ["Habari", "Kanga", "Asante"]) await say(text);
  await page.waitForTimeout(1000);
  const longestTaskMs = await page.evaluate<number>("Math.max(0, ...tasks)");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await devtools.send("HeapProfiler.enable");
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const earlier = page.getByRole("button", { name: /earlier/i });
  if (await earlier.count()) await earlier.first().click();
  await page.waitForTimeout(500);
  const earlierRendered = await page.evaluate<number>(bubbles);
  await context.close();
  return { said, rendered, earlierRendered, longestTaskMs, heapMb: usedSize / 1_000_000 };
}
