import { type Browser, expect } from "@playwright/test";

/** What a phone's browser calls itself: an automatic one is not counted. */
const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

/** Somebody opens an address on their phone, which leads to the shop's page, and orders one piece of a product there. */
export async function orderOnPage(browser: Browser, address: string, product: string): Promise<void> {
  const context = await browser.newContext({
    userAgent: phone,
    locale: "en-US",
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(address);
  expect(new URL(page.url()).pathname).toMatch(/^\/shops\//);
  // The page takes what led there out of its address once its script runs.
  await expect(page).not.toHaveURL(/via=/);
  await page.getByRole("link", { name: product, exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: /^Add to cart/ }).click();
  await page.getByRole("button", { name: /View cart/ }).click();
  await sheet.getByRole("button", { name: "Go to your order" }).click();
  await expect(page).toHaveURL(/\/cart\?token=/);
  await page.getByLabel("Name", { exact: true }).fill("Neema");
  await page.getByLabel("Phone number", { exact: true }).fill("0754 111 222");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText("Your order has been submitted successfully").first()).toBeVisible();
  await context.close();
}
