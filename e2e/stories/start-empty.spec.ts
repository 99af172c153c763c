import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { markDemo, restrict } from "../pages/stack-database.ts";

const line = "This is a demo: its orders, customers and conversations are made up.";

test("a demo is deleted, and its owner starts with an empty shop", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const merchant = new BackOffice(page);
  const email = await merchant.openShop("Duka la mfano");
  await merchant.writeOrder(await merchant.addProduct("Kanga"));
  await page.goto("/dashboard/orders");
  await expect(page.getByRole("main").locator("[data-row]")).toHaveCount(1);
  await expect(page.getByText(line)).toHaveCount(0);

  await markDemo(email);
  await page.reload();
  await expect(page.getByText(line)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  await page.getByRole("button", { name: "Start empty" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Keep the demo" }).click();
  await expect(page.getByRole("main").locator("[data-row]")).toHaveCount(1);

  await page.getByRole("button", { name: "Start empty" }).click();
  await question.getByRole("button", { name: "Delete the demo" }).click();
  await expect(page.getByText("Your shop is empty", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(line)).toHaveCount(0);
  await page.goto("/dashboard/orders");
  await expect(page.getByText("No orders yet")).toBeVisible();
  await page.goto("/dashboard/products");
  await expect(page.getByText("Kanga")).toHaveCount(0);
  await expect(page.getByText("Duka la mfano")).toBeVisible();
});

test("staff see in Swahili that it is a demo, and cannot delete it", async ({ page }) => {
  const merchant = new BackOffice(page);
  const email = await merchant.openShop("Duka la mfano");
  await markDemo(email);
  await restrict(email, [{ resource: "orders", action: "read" }]);
  await merchant.speak("sw");
  await page.goto("/dashboard");
  await expect(page.getByText("Huu ni mfano: oda, wateja na mazungumzo ya hapa ni ya kubuni.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Anza na duka tupu" })).toHaveCount(0);
});
