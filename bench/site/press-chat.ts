import { chromium } from "playwright-core";

type Line = { chromePath: string | undefined; url: string };

/** A visit of a shop's page over 400 kbit/s with 300 ms. @returns how long after the press one can write in the chat. */
export async function pressChat({ chromePath, url }: Line): Promise<number> {
  const browser = await chromium.launch({ ...(chromePath && { executablePath: chromePath }), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    const bytesPerSecond = 400_000 / 8;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: 300, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
    });
    await page.goto(url, { waitUntil: "commit" });
    const link = page.locator("a[data-chat]").filter({ visible: true }).first();
    await link.waitFor({ timeout: 60_000 });
    const pressedAt = performance.now();
    await link.tap();
    await page.locator("mauzo-chat textarea").waitFor({ timeout: 60_000 });
    return performance.now() - pressedAt;
  } finally {
    await browser.close();
  }
}
