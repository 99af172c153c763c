import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { endSessions, restrict } from "../pages/stack-database.ts";

test("a signed-out visit to a deep page goes to /login and comes back", async ({ page }) => {
  await page.goto("/dashboard/products/new");
  await expect(page).toHaveURL(/\/login/);
  await new BackOffice(page).logIn();
  await expect(page).toHaveURL(/\/dashboard\/products\/new$/);
  await expect(page.getByRole("button", { name: "Create product" })).toBeAttached();
});

test("/dashboard?auth=Login shows the form in place, and a wrong password keeps one there", async ({ page }) => {
  await page.goto("/dashboard?auth=Login");
  const merchant = new BackOffice(page);
  await merchant.logIn("demo@mauzo.example", "not the password");
  await expect(page.getByText("do not match").first()).toBeVisible();
  await merchant.logIn();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a dead access token is renewed without anybody noticing", async ({ page, context, baseURL }) => {
  const merchant = new BackOffice(page);
  await page.goto("/login");
  await merchant.logIn();
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.addCookies([{ name: "access-token", value: "x".repeat(43), url: baseURL ?? "" }]);
  await page.goto("/dashboard/orders");
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === "access-token");
  expect(token?.value).not.toBe("x".repeat(43));
  expect(token?.value).toHaveLength(43);
});

test("when the session is over the browser forgets it and goes to the root path", async ({ page, context }) => {
  const merchant = new BackOffice(page);
  const email = await merchant.openShop(`Duka la Mwisho ${Date.now()}`);
  await endSessions(email);
  await page.goto("/dashboard/orders");
  await expect(page).toHaveURL(/:\d+\/$/);
  expect((await context.cookies()).find(({ name }) => name === "access-token")).toBeUndefined();
});

test("logging out ends it", async ({ page, context }) => {
  await page.goto("/login");
  const merchant = new BackOffice(page);
  await merchant.logIn();
  await page.getByRole("button", { name: /Your profile/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("access-token");
  await page.goto("/dashboard/orders");
  await expect(page).toHaveURL(/\/login/);
});

test("a member sees the areas of their permissions, and Access Denied elsewhere", async ({ page }) => {
  const merchant = new BackOffice(page);
  const email = await merchant.openShop(`Duka la Wafanyakazi ${Date.now()}`);
  await restrict(email, [{ resource: "product", action: "read" }]);
  await page.goto("/dashboard/orders");
  await expect(page.getByText("Access Denied").first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  const areas = page.getByRole("navigation");
  await expect(areas.getByRole("link", { name: "Products" }).first()).toBeVisible();
  await expect(areas.getByRole("link", { name: "Orders" })).toHaveCount(0);
  await page.goto("/dashboard/products/new");
  await expect(page.getByText("Access Denied").first()).toBeVisible();
});

test("the back-office speaks both languages", async ({ page }) => {
  // An account of its own: the language is stored with the account, and the demo account is shared.
  const merchant = new BackOffice(page);
  await merchant.openShop(`Duka la Lugha ${Date.now()}`);
  await page.goto("/dashboard/orders");
  await page.getByRole("button", { name: "Your profile" }).click();
  await page.getByRole("menuitemradio", { name: "Kiswahili" }).click();
  await expect(page.getByRole("heading", { name: "Oda", level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect(page.getByRole("heading", { name: "Oda", level: 1 })).toBeVisible();
});
