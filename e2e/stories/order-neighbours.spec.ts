import { expect, type Page, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";

const next = (page: Page) => page.getByRole("link", { name: "Next order" });
const previous = (page: Page) => page.getByRole("link", { name: "Previous order" });

test("orders are gone through one after the other as their list has them, and Back leads to the list", async ({
  page,
}) => {
  const shop = new BackOffice(page);
  await shop.openShop(`Duka la Foleni ${Date.now()}`);
  const kanga = await shop.addProduct("Kanga", { price_minor: 1_000_000, stock: 9 });
  const orders: { id: string; order_id: string }[] = [];
  for (let count = 0; count < 4; count++) orders.push(await shop.writeOrder(kanga));
  const [first, second, , last] = orders;
  // One that the filter leaves out.
  await shop.moveOrder(orders[2]?.id ?? "", "new", "delivered");
  const title = (order: { order_id: string } | undefined) =>
    page.getByRole("heading", { name: order?.order_id ?? "", level: 1 });

  await page.goto("/dashboard/orders?status=pending&sort=placed");
  await page.getByRole("link", { name: first?.order_id ?? "" }).click();
  await expect(title(first)).toBeVisible();
  await expect(next(page)).toBeVisible();
  await expect(previous(page)).toHaveCount(0);
  await next(page).click();
  await expect(title(second)).toBeVisible();
  await expect(previous(page)).toBeVisible();
  await page.keyboard.press("j");
  await expect(title(last)).toBeVisible();
  await expect(next(page)).toHaveCount(0);
  await expect(previous(page)).toBeVisible();
  await page.keyboard.press("k");
  await expect(title(second)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/orders\?status=pending&sort=placed$/);
});
