import { gzipSync } from "node:zlib";
import { expect, type Response, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";

/** 250 kB of code, and what it costs that Turbopack's numbers of modules have six digits once there are 5,000 of them. */
const mostKb = 252;

test(`the first list of products brings at most ${mostKb} kB of script`, async ({ page, context }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la orodha");
  await merchant.addProduct("Kanga");
  // Only what loads before the list shows counts: nobody waits for what loads later, when the page is idle.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-row]")) return;
      performance.mark("list shows");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const scripts = new Map<string, Response>();
  context.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.set(response.url(), response);
  });
  await page.goto("/dashboard/products");
  await page.locator("[data-row]").first().waitFor();
  const early = await page.evaluate(() => {
    const [shown] = performance.getEntriesByName("list shows");
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => shown && startTime <= shown.startTime)
      .map(({ name }) => name);
  });
  const weighed = await Promise.all(
    early.flatMap(
      (name) =>
        scripts
          .get(name)
          ?.body()
          .then((body) => gzipSync(body, { level: 9 }).length) ?? [],
    ),
  );
  expect(weighed.length).toBeGreaterThan(5);
  expect(weighed.reduce((sum, bytes) => sum + bytes, 0) / 1000).toBeLessThanOrEqual(mostKb);
});

test("what a list fetches late shows that it is asked for, and waits for the network", async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const problems: Error[] = [];
  page.on("pageerror", (problem) => problems.push(problem));
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la orodha");
  await merchant.addProduct("Kanga");
  // The code for error messages is prefetched for everybody when the page is idle; without it no error could be shown.
  const canTell = page.waitForResponse(
    async (answer) => answer.url().endsWith(".js") && (await answer.text()).includes("radix-toast-swipe"),
  );
  await page.goto("/dashboard/products");
  await page.locator("[data-row]").first().waitFor();
  await (await canTell).finished();
  const views = page.getByRole("button", { name: "Views" });
  const sheet = page.getByRole("dialog", { name: "Views" });

  await context.setOffline(true);
  await views.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("This could not be opened yet").first()).toBeVisible();
  await context.setOffline(false);
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(views).toBeFocused();

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  const profile = page.getByRole("button", { name: "Your profile" });
  await profile.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  letGo();
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(profile).toBeFocused();
  expect(problems).toEqual([]);
});

test("the rows of a list come three at a time, and no more than 90 stand there", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la orodha");
  await merchant.addProduct("Kitenge");
  for (let ten = 0; ten < 12; ten++)
    await Promise.all(Array.from({ length: 10 }, (_, at) => merchant.addProduct(`Kanga ${100 + 10 * ten + at}`)));
  await merchant.addProduct("Kikoi");
  await page.addInitScript(() => {
    const most = { atOnce: 0, there: 0 };
    Object.assign(window, { most });
    new MutationObserver((changes) => {
      const rows = changes.flatMap(({ addedNodes }) =>
        [...addedNodes].flatMap((node) =>
          node instanceof Element
            ? [...(node.matches("[data-row]") ? [node] : node.querySelectorAll("[data-row]"))]
            : [],
        ),
      );
      most.atOnce = Math.max(most.atOnce, rows.length);
      most.there = Math.max(most.there, document.querySelectorAll("[data-row]").length);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/dashboard/products");
  const row = (name: string) => page.locator("[data-row]").filter({ hasText: name });
  await expect(row("Kikoi")).toBeVisible();
  const more = page.getByRole("button", { name: "Load more" });
  const whole = page.locator("[data-row][aria-setsize='122']").first();
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 500 });
    await expect(whole).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(row("Kitenge")).toBeInViewport({ timeout: 500 });
  }).toPass();
  // A jump in the scroll position removes the focused row from the page, which must not scroll anywhere else.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(row("Kikoi")).toBeInViewport();
  for (let times = 0; times < 3; times++) await page.keyboard.press("j");
  await page.evaluate(() => scrollTo(0, 5_000));
  await expect(row("Kikoi")).toHaveCount(0);
  await expect(page.locator("[data-row]").nth(9)).toBeInViewport();
  // Rows that turn out some pixels taller or shorter than the mean are made up for by scrolling as much: less than one row.
  const rowHeight = (await page.locator("[data-row]").nth(9).boundingBox())?.height ?? 0;
  expect(Math.abs((await page.evaluate(() => scrollY)) - 5_000)).toBeLessThan(rowHeight);
  await page.keyboard.press("j");
  await expect(page.locator("[data-row] :focus")).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - 5_000)).toBeLessThan(100);

  await page.evaluate(() => scrollTo(0, 0));
  await expect(row("Kikoi")).toBeInViewport();
  await page.getByRole("searchbox").fill("Kanga 17");
  await expect(row("Kikoi")).toHaveCount(0);
  await expect(row("Kanga 177")).toBeVisible();
  const most = await page.evaluate<{ atOnce: number; there: number }>("most");
  expect(most.atOnce).toBeGreaterThan(0);
  expect(most.atOnce).toBeLessThanOrEqual(3);
  expect(most.there).toBeGreaterThan(20);
  expect(most.there).toBeLessThanOrEqual(90);
});
