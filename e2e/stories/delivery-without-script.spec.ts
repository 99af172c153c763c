import { expect, test } from "@playwright/test";
import { openDeliveryShop } from "../pages/orders/delivery-shop.ts";

test("a way is chosen and a place written without JavaScript; a new fee and a new price are shown before anything is ordered", async ({
  page,
  request,
}) => {
  const shop = await openDeliveryShop(request);
  await page.goto(shop.link);
  const total = page.locator("output");
  await expect(total).toHaveText("39,000.00 TZS");
  await page.getByRole("radio", { name: /Kuchukua/ }).check();
  await page.getByRole("button", { name: "Update total" }).click();
  await expect(total).toHaveText("36,000.00 TZS");
  await page.getByRole("radio", { name: /Boda/ }).check();
  await page.getByLabel("Name", { exact: true }).fill("Neema");
  await page.getByLabel("Phone number").fill("0712 000 333");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText("Write where to bring your order.").first()).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Neema");
  await page.getByLabel("Where to bring it").fill("Msimbazi 12");

  await shop.setFee(450_000);
  await shop.setPrice(2_000_000);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText("Boda: the price was 3,000.00 TZS and is now 4,500.00 TZS.")).toBeVisible();
  await expect(page.getByText("Kitenge: the price was 18,000.00 TZS and is now 20,000.00 TZS.")).toBeVisible();
  await expect(total).toHaveText("44,500.00 TZS");
  await expect(page.getByLabel("Where to bring it")).toHaveValue("Msimbazi 12");
  expect(await shop.countOrders()).toBe(0);

  await shop.leave(1);
  await page.getByRole("button", { name: "Accept and order" }).click();
  await expect(page.getByText("Kitenge: only 1 left. You asked for 2.")).toBeVisible();
  expect(await shop.countOrders()).toBe(0);
  await page.getByRole("button", { name: "Accept and order" }).click();
  await expect(page.getByText("Boda, Msimbazi 12")).toBeVisible();
  await expect(page.getByText("24,500.00 TZS").first()).toBeVisible();
  expect(await shop.countOrders()).toBe(1);
});
