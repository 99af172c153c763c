import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";

test("a list grows by itself where its end comes near, and waits for a press where that failed", async ({
  page,
  context,
}) => {
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka refu");
  for (let ten = 0; ten < 8; ten++)
    await Promise.all(Array.from({ length: 10 }, (_, at) => merchant.addProduct(`Kanga ${100 + 10 * ten + at}`)));
  const rowsOf = (count: number) => page.locator(`[data-row][aria-setsize="${count}"], [aria-rowcount="${count + 1}"]`);
  const toTheEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  let asked = 0;
  await page.route(/\/products\?.*cursor=/, async (route) => {
    asked++;
    if (asked === 1) await route.fulfill({ status: 400, json: { detail: "Not now" } });
    else await route.continue();
  });

  let readAt = 0;
  page.on("response", (answer) => {
    if (/\/api\/products\?/.test(answer.url())) readAt = Date.now();
  });
  const line = page.waitForResponse(/\/api\/events/);
  await page.goto("/dashboard/products");
  await expect(rowsOf(20).first()).toBeVisible();
  // When live updates start, a list is reloaded once or twice, and anything that failed before is requested again.
  await line;
  await expect.poll(() => Date.now() - readAt).toBeGreaterThan(1_500);
  expect(asked).toBe(0);
  await toTheEnd();
  await expect(page.getByText("More could not be loaded.")).toBeVisible();
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(rowsOf(70).first()).toBeVisible();
  // The scroll position stays.
  expect(await page.evaluate(() => scrollY)).toBeLessThan(2_500);
  await expect(page.getByText("More could not be loaded.")).toHaveCount(0);
  await expect(page).toHaveURL(/pages=2/);
  expect(asked).toBe(2);

  // Offline it says that it waits for the connection, and goes on when the connection is back.
  const waits = page.getByText("No connection. More loads when the connection is back.");
  await context.setOffline(true);
  await expect(async () => {
    await toTheEnd();
    await expect(waits).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Load more" })).toHaveAttribute("aria-busy", "true");
  await context.setOffline(false);
  await expect(waits).toHaveCount(0);
  await expect(async () => {
    await toTheEnd();
    await expect(rowsOf(80).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
  // The live line, open again, has the list read once more: its second page with it, and the third if it was there.
  expect(asked).toBeGreaterThanOrEqual(3);
  expect(asked).toBeLessThanOrEqual(5);

  await page.reload();
  await expect(rowsOf(80).first()).toBeVisible();

  // The back link restores the list: the scroll position and the search.
  const back = page.getByRole("link", { name: "All products" });
  await toTheEnd();
  await page
    .getByRole("link", { name: /Kanga 10\d/ })
    .last()
    .click();
  await back.click();
  await expect(rowsOf(80).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
  await page.getByRole("searchbox").fill("Kanga 17");
  await expect(rowsOf(10).first()).toBeVisible();
  await page.getByRole("link", { name: /Kanga 175/ }).click();
  await back.click();
  await expect(page.getByRole("searchbox")).toHaveValue("Kanga 17");
  await expect(rowsOf(10).first()).toBeVisible();
  // For a visitor from elsewhere, it leads to all products.
  await page.getByRole("link", { name: /Kanga 175/ }).click();
  await expect(back).toBeVisible();
  await page.reload();
  const elsewhere = page.url();
  await page.goto("/dashboard");
  await page.goto(elsewhere);
  await back.click();
  await expect(rowsOf(20).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/products$/);
});
