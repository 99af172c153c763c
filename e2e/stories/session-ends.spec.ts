import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { endSessions } from "../pages/stack-database.ts";

test("whose session ends in the middle of a form is told, and comes back to what was typed", async ({ page }) => {
  const merchant = new BackOffice(page);
  const email = await merchant.openShop("Duka la Mwisho");
  await page.goto("/dashboard/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Kitenge cha zamani");
  await page.getByLabel("Category").selectOption({ label: "Clothing & accessories" });
  await page.getByLabel("Price", { exact: true }).fill("12,000");
  await endSessions(email);
  await page.getByRole("button", { name: "Create product" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await expect(page.getByText("What you typed is kept on this device.")).toBeVisible();
  await page.getByRole("link", { name: "Log in and go on" }).click();
  await expect(page.getByText(/^Your session has ended\. What you typed is kept/)).toBeVisible();
  await merchant.logIn(email, "neno la siri");
  await expect(page).toHaveURL(/\/dashboard\/products\/new$/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Kitenge cha zamani");
  await page.goto("/");
  await expect(page.getByText("Your session has ended.")).toBeHidden();
});

test("a first visit from Tanzania to the form to log in is in Swahili", async ({ page }) => {
  await page.route("**/sandbox/ip-location", (route) =>
    route.continue({ url: `${route.request().url()}?country_code=TZ` }),
  );
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect(page.getByRole("button", { name: "Ingia", exact: true })).toBeVisible();
  await page.goto("/dashboard?auth=Signup");
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
});
