import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";

test("a shop opens and makes its first sale in the chat", async ({ page, browser }) => {
  const merchant = new BackOffice(page);
  await merchant.signUp();
  const shop = `Duka la Asha ${Date.now()}`;
  await merchant.createShop(shop);
  await merchant.createProduct({ name: "Kanga ya bahari", price: "18,000", stock: "5" });
  await page.goto("/dashboard/orders");
  await expect(page.getByText("No orders yet")).toBeVisible();

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  await expect(shopper.getByText("18,000.00 TZS").first()).toBeVisible();
  const chat = new Chat(shopper);
  await chat.open();
  await chat.say("Hello");
  await chat.press("See products");
  await chat.pick(/Kanga ya bahari/);
  await chat.press("2");
  await chat.press(/order link/i);
  await shopper.goto(await chat.cartLink());

  await expect(shopper.getByText(/^Order [0-9A-Z]{5}-[0-9A-Z]{5}$/).first()).toBeVisible();
  await expect(shopper.getByText("36,000.00 TZS").first()).toBeVisible();
  await shopper.getByLabel("Name").fill("Baraka");
  await shopper.getByLabel("Phone number").fill("0754 111 222");
  await shopper.getByRole("button", { name: "Place order" }).click();
  await expect(shopper.getByText("Your order has been submitted successfully")).toBeVisible();

  const row = page.getByRole("link", { name: /[0-9A-Z]{5}-[0-9A-Z]{5}/ }).first();
  await expect(row).toBeVisible();
  await row.click();
  await expect(page.getByRole("region", { name: "What was ordered" }).getByText("Kanga ya bahari")).toBeVisible();
  await expect(page.getByText("Baraka")).toBeVisible();
  await expect(page.getByText("36,000.00 TZS").first()).toBeVisible();
});
