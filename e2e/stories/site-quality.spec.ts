import { weigh } from "@mauzo/page-weight/page-weight";
import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { clippedText } from "../pages/layout/clipped-text.ts";
import { overlappingText } from "../pages/layout/overlapping-text.ts";
import { setTextSize } from "../pages/layout/text-size.ts";
import { expectFullyLoaded, openHydrated } from "../pages/open-hydrated.ts";
import { pathIn, sitePages } from "../pages/site-pages.ts";

test.describe.configure({ mode: "parallel" });

const kB = 1_000;
const isLongText = (path: string) => /terms-of-service|privacy-policy|for-developers/.test(path);

/** Adds up layout shifts from the first paint on. */
const watchShifts = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });`;

for (const language of ["en", "sw"] as const) {
  test(`every page (${language}) can be used by everybody, keeps its place, and fits 320 px and twice the text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.addInitScript(`localStorage.setItem("language", "${language}"); ${watchShifts}`);
    // Not `innerWidth`: on a phone that grows with a page that is too wide.
    const wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    for (const path of sitePages.map((path) => pathIn(language, path))) {
      await setTextSize(page, 16);
      await page.goto(path);
      await expectFullyLoaded(page);
      expect.soft(await axeProblems(page, "best-practice"), path).toEqual([]);
      expect.soft(await page.evaluate("shifted"), `${path} moves`).toBe(0);
      expect.soft(await page.evaluate(wider), `${path} at 320 px`).toBeLessThanOrEqual(0);
      expect.soft(await clippedText(page), `${path} at 320 px`).toEqual([]);
      await setTextSize(page, 32);
      expect.soft(await page.evaluate(wider), `${path} with twice the text`).toBeLessThanOrEqual(0);
      expect.soft(await clippedText(page), `${path} with twice the text`).toEqual([]);
      expect.soft(await overlappingText(page), `${path} with twice the text`).toEqual([]);
      // Where a browser enlarges only the text, the phone layout has to cope with it.
      await setTextSize(page, 16);
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      expect.soft(await page.evaluate(wider), `${path} with twice the root's text`).toBeLessThanOrEqual(0);
      expect.soft(await clippedText(page), `${path} with twice the root's text`).toEqual([]);
    }
  });
}

test("open menus can be used by everybody", async ({ page }) => {
  await openHydrated(page, "/sw/pricing");
  await page.getByRole("banner").locator('summary[aria-label="Menyu"]').click();
  await page.getByRole("banner").locator("summary", { hasText: "Nyenzo" }).click();
  expect(await axeProblems(page, "best-practice")).toEqual([]);
});

test("every page is light enough for a slow phone", async ({ baseURL }) => {
  for (const path of sitePages.flatMap((path) => [path, pathIn("sw", path)])) {
    const { script, html, style } = await weigh(`${baseURL}${path}`);
    expect.soft(script, `scripts of ${path}`).toBeLessThanOrEqual(28 * kB);
    expect.soft(style, `styles of ${path}`).toBeLessThanOrEqual(10 * kB);
    if (!isLongText(path)) expect.soft(html, `HTML of ${path}`).toBeLessThanOrEqual(12 * kB);
  }
});

test("every page says what it is in its language and where the other is", async ({ request, baseURL }) => {
  const site = new URL(baseURL ?? "").origin;
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of sitePages.filter((path) => path !== "/no-such-page")) {
    for (const language of ["en", "sw"] as const) {
      const html = await (await request.get(pathIn(language, path))).text();
      expect.soft(html, path).toMatch(new RegExp(`<html lang="${language}"`));
      expect.soft(html, path).toMatch(/<link rel="canonical" href="https?:\/\//);
      for (const other of ["en", "sw", "x-default"]) expect.soft(html, path).toContain(`hrefLang="${other}"`);
      expect.soft(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect.soft(html, path).toMatch(/<meta property="og:image" content="https?:\/\//);
      expect.soft(html.match(/<h1\b/g), path).toHaveLength(1);
      expect.soft(sitemap, path).toContain(`<loc>${new URL(pathIn(language, path), site).href}</loc>`);
    }
  }
  const picture = await request.get("/sw/og/pricing");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test("the site's picture service fetches nothing from elsewhere", async ({ request }) => {
  for (const url of [
    "http://169.254.169.254/latest/meta-data",
    "https://elsewhere.example/a.png",
    "//elsewhere.example/a",
  ])
    expect((await request.get("/_next/image", { params: { url, w: 640, q: 75 } })).status(), url).toBe(400);
});
