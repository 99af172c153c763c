import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";

test("variants and add-ons go from the form through the chat into the order, and a new price is noticed", async ({
  page,
  browser,
}) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la Chai ${Date.now()}`;
  await merchant.openShop(shop);
  await page.goto("/dashboard/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Chai ya maziwa");
  await page.getByLabel("Category", { exact: true }).selectOption({ label: "Food & beverages" });
  await page.getByRole("button", { name: "Add variant" }).click();
  await page.getByLabel("Variant name").first().fill("Kikombe");
  await page.getByLabel("Price", { exact: true }).first().fill("1,500");
  await page.getByLabel("In stock", { exact: true }).first().fill("20");
  await page.getByRole("button", { name: "Add variant" }).click();
  await page.getByLabel("Variant name").last().fill("Chupa");
  await page.getByLabel("Price", { exact: true }).nth(1).fill("6,000.50");
  await page.getByLabel("In stock", { exact: true }).nth(1).fill("4");
  await page.getByRole("button", { name: "Add group" }).click();
  await page.getByLabel("Group name").fill("Viungo");
  await page.getByLabel("Add-on name").first().fill("Tangawizi");
  await page.getByLabel("Price", { exact: true }).last().fill("200");
  await page.getByRole("button", { name: "Create product" }).click();
  await expect(page.getByRole("heading", { name: "Chai ya maziwa", level: 1 })).toBeVisible();
  await expect(page.getByText("6,000.50 TZS").first()).toBeVisible();
  const productUrl = page.url();

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`/sw/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  const chat = new Chat(shopper);
  await chat.open();
  await chat.say("Habari");
  await chat.press("Angalia bidhaa");
  await chat.pick(/Chai ya maziwa/);
  await chat.pick(/Chupa/);
  await chat.pick(/Tangawizi/);
  await chat.press("2");
  await chat.press("Pata kiungo cha oda");
  await shopper.goto(await chat.cartLink());
  await expect(shopper.getByText("12,401.00 TZS").last()).toBeVisible();

  await shopper.getByLabel("Jina").fill("Zawadi");
  await shopper.getByLabel("Namba ya simu").fill("0754 111 222");

  await page.goto(productUrl.replace("/products/", "/products/edit/"));
  await page.getByLabel("Price", { exact: true }).nth(1).fill("6,500");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Product saved").first()).toBeVisible();

  await expect(shopper.getByText(/6,000\.50 TZS.*6,500\.00 TZS/).first()).toBeVisible();
  await expect(shopper.getByLabel("Jina")).toHaveValue("Zawadi");
  await shopper.getByRole("button", { name: /Nakubali/ }).click();
  await expect(shopper.getByText("13,400.00 TZS").last()).toBeVisible();
  await expect(shopper.getByText(/Asante/)).toBeVisible();

  await page.goto("/dashboard/orders");
  await page
    .getByRole("link", { name: /[0-9A-Z]{5}-[0-9A-Z]{5}/ })
    .first()
    .click();
  await expect(page.getByRole("list", { name: "Add-ons of Chai ya maziwa" })).toContainText("Tangawizi");
  await expect(page.getByText("13,400.00 TZS").first()).toBeVisible();
});
