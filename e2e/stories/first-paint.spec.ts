import { expect, test } from "@playwright/test";
import { openHydrated } from "../pages/open-hydrated.ts";

for (const path of ["/", "/sw/pricing", "/about", "/shops/demo", "/qr-code"]) {
  test(`${path} is painted before anything but itself is asked for, and then nothing moves`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { moved: Number(Object(window).moved) + Number(Object(entry).value) });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openHydrated(page, path);
    const fontsOf = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);
    await expect.poll(fontsOf).toBeGreaterThanOrEqual(2);
    const { early, late } = await page.evaluate(() => {
      const paintedAt = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
      const asked = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(?:js|css|woff2|webp)\b/.test(name))
        .map(({ name, startTime }) => ({ name: new URL(name).pathname, isLate: startTime >= paintedAt }));
      return { early: asked.filter(({ isLate }) => !isLate), late: asked.filter(({ isLate }) => isLate) };
    });
    expect(early).toEqual([]);
    expect(late.map(({ name }) => name)).toContain("/site.js");
    expect(await page.evaluate(() => Object(window).moved)).toBe(0);
  });
}

test("whoever reads on has the typefaces from the start", async ({ page }) => {
  await openHydrated(page, "/pricing");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("fonts"))).toBe("1");
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "display text");
});

test("whoever saves data keeps the typefaces of the device", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const fonts: string[] = [];
  page.on("request", (sent) => sent.url().includes(".woff2") && fonts.push(sent.url()));
  await openHydrated(page, "/pricing");
  await page.waitForLoadState("networkidle");
  expect(fonts).toEqual([]);
});

test("typefaces that do not arrive change nothing, and are asked for again on the next page", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await openHydrated(page, "/pricing");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
  await page.unroute("**/*.woff2");
  const asked = page.waitForRequest("**/*.woff2");
  await openHydrated(page, "/about");
  await asked;
});

test("a shop's cover is there, soft, before its picture is", async ({ page }) => {
  await page.route("**/pictures/demo/duka-la-mwanzi/*", (route) => route.abort());
  await page.goto("/shops/demo");
  const soft = page.locator('main img[src^="data:image/webp"]');
  await expect(soft).toBeVisible();
  expect(await soft.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThanOrEqual(412);
});
