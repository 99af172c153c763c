import { expect, test } from "@playwright/test";

test("shops and goods are read, and searched, with JavaScript off", async ({ page }) => {
  await page.goto("/shops");
  await page.getByPlaceholder("Search a business").fill("mwanzi");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("link", { name: "Duka la Mwanzi", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Duka la Mwanzi", level: 1 })).toBeVisible();
  await expect(page.getByText(/TZS$/).first()).toBeVisible();
  await expect(page.locator("h3 a").first()).toHaveAttribute("href", /^\/shops\/[\w-]+\/p\/[\w-]+$/);
});
