import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";

const mostKb = 262;

test(`the first list of products brings at most ${mostKb} kB of script`, async ({ page, browser, baseURL }) => {
  const merchant = new BackOffice(page);
  await page.goto("/login");
  await merchant.logIn();
  await expect(page).toHaveURL(/\/dashboard$/);
  const fresh = await browser.newContext({ baseURL });
  await fresh.addCookies(await page.context().cookies());
  const list = await fresh.newPage();
  const scripts: Promise<Buffer>[] = [];
  list.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.body());
  });
  await list.goto("/dashboard/products");
  await list.locator("[data-row]").first().waitFor();
  const early = await Promise.all(scripts);
  const bytes = early.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  expect(early.length).toBeGreaterThan(5);
  expect(bytes / 1000).toBeLessThanOrEqual(mostKb);
  await fresh.close();
});

test("what a list fetches late waits for the network, and says so", async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const problems: Error[] = [];
  page.on("pageerror", (problem) => problems.push(problem));
  await page.goto("/login");
  await new BackOffice(page).logIn();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/dashboard/products");
  await page.locator("[data-row]").first().waitFor();
  await page.waitForFunction(() => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return performance.now() - Math.max(...scripts.map(({ startTime, duration }) => startTime + duration)) > 1_500;
  });
  await context.setOffline(true);
  const views = page.getByRole("button", { name: "Views" });
  await views.click();
  await expect(page.getByText("This could not be opened yet").first()).toBeVisible();
  await context.setOffline(false);
  const sheet = page.getByRole("dialog", { name: "Views" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(views).toBeFocused();
  expect(problems).toEqual([]);
});
