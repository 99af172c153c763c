import { expect, test } from "@playwright/test";
import { readPdf } from "../pages/documents/read-pdf.ts";
import { demoShopOf, manualOrderLink, orderAsCustomer } from "../pages/orders/customer-order.ts";
import { demoCartLink } from "../pages/shopper.ts";

test("a customer orders with JavaScript switched off", async ({ page, request }) => {
  await page.goto(await demoCartLink(request));
  await page.getByLabel("Name").fill("Juma");
  await page.getByLabel("Phone number").fill("0754 222 333");
  await page.getByLabel("Quantity of Miko ya mbao", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText("Your order has been submitted successfully").first()).toBeVisible();
  await expect(page.getByText("48,980.00 TZS").last()).toBeVisible();

  const receipt = await page.getByRole("link", { name: "Invoice (PDF)" }).getAttribute("href");
  const { text } = await readPdf(request, receipt ?? "");
  expect(text).toMatch(/Invoice.*Juma.*Miko ya mbao.*Total 48,980\.00 TZS/);
});

test("what was typed stays when something is wrong", async ({ page, request }) => {
  await page.goto(await demoCartLink(request));
  await page.getByLabel("Name").fill("Juma");
  await page.getByLabel("Phone number").fill("not a number");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Juma");
  await expect(page.getByText(/0712 345 678/).first()).toBeVisible();
});

test("no goods are said to be kept, which would take a script", async ({ page, request }) => {
  await page.goto(await demoCartLink(request));
  await page.getByLabel("Phone number").fill("0754 222 333");
  await expect(page.getByText(/we keep these items for you/)).toBeHidden();
  await expect(page.getByText(/^Held for you until/)).toBeHidden();
});

test("where an order stands is read again by a link, and it is cancelled while the shop has not begun", async ({
  page,
  request,
}) => {
  const link = await demoCartLink(request);
  await orderAsCustomer(page, link);
  await expect(page.getByText("Yes, cancel it")).toBeHidden();
  await page.getByText("Cancel this order", { exact: true }).click();
  await expect(page.getByRole("button", { name: "Yes, cancel it" })).toBeVisible();

  const shop = await demoShopOf(request, link);
  await shop.move("new", "preparing");
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("The order was not cancelled: the shop works on it already.")).toBeVisible();
  await expect(page.locator("[aria-current=step]")).toHaveText("Being prepared");

  await shop.move("preparing", "new");
  await page.getByRole("link", { name: "Read again" }).click();
  await expect(page.getByText("The order was not cancelled")).toBeHidden();
  await page.getByText("Cancel this order", { exact: true }).click();
  await page.getByLabel("Reason").fill("Found it elsewhere");
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("heading", { name: "This order is cancelled." })).toBeVisible();
  await expect(page.getByText("Still to pay")).toBeHidden();
});

test("while the shop looks at a payment, the order is not cancelled and nothing is said twice", async ({
  page,
  request,
}) => {
  const link = await demoCartLink(request);
  await orderAsCustomer(page, link);
  await page.getByText("I have paid", { exact: true }).click();
  await page.getByLabel(/^How much/).fill("1,000");
  await page.getByRole("button", { name: "Tell the shop" }).click();
  await expect(page.getByText("so this order cannot be cancelled here for now")).toBeVisible();
  await expect(page.getByText("Cancel this order", { exact: true })).toHaveCount(0);

  await page.getByText("I have paid", { exact: true }).click();
  await page.getByRole("button", { name: "Tell the shop" }).click();
  await expect(page.getByText("The shop has not looked yet.")).toHaveCount(2);
  await expect(page.getByText("I have paid", { exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "Take it back" }).first().click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Cancel this order", { exact: true })).toBeVisible();
  await expect(page.getByText("I have paid", { exact: true })).toBeVisible();
});

test("an order that was written down says what its sum is made of", async ({ page, request }) => {
  await page.goto(await manualOrderLink(request));
  await expect(page.getByText("Boda Kariakoo").locator("../..")).toContainText("4,000.00 TZS");
  await expect(page.getByText("Mteja wetu").locator("../..")).toContainText("-3,200.00 TZS");
  const receipt = await page.getByRole("link", { name: "Receipt (PDF)" }).getAttribute("href");
  const { text } = await readPdf(request, receipt ?? "");
  expect(text).toMatch(/Subtotal 32,000\.00 TZS.*Boda Kariakoo 4,000\.00 TZS.*Total 32,800\.00 TZS.*22,800\.00 TZS/);
});

test("what was paid is said with a picture, taken back, and never said twice", async ({ page, request }) => {
  const link = await demoCartLink(request);
  await orderAsCustomer(page, link);
  const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const picture = { name: "ujumbe.png", mimeType: "image/png", buffer: Buffer.from(dot, "base64") };
  await page.getByText("I have paid", { exact: true }).click();
  await page.getByLabel(/^How much/).fill("much");
  await page.getByLabel(/^Transaction number/).fill("QK7 12");
  await page.getByRole("button", { name: "Tell the shop" }).click();
  await expect(page.getByText(/^Write an amount such as 25,000/)).toBeVisible();
  await expect(page.getByLabel(/^How much/)).toHaveValue("much");
  await page.getByLabel(/^How much/).fill("12,000");
  await page.getByLabel(/^Picture of the message/).setInputFiles({
    ...{ name: "barua.pdf", mimeType: "application/pdf" },
    buffer: Buffer.from("%PDF-1.7"),
  });
  await page.getByRole("button", { name: "Tell the shop" }).click();
  await expect(page.getByText(/the picture did not arrive/)).toBeVisible();
  await page.getByText("Add a picture of it").click();
  await page
    .getByLabel(/^Picture of the message/)
    .first()
    .setInputFiles(picture);
  await page.getByRole("button", { name: "Send the picture" }).click();
  await expect(page.getByText(/^The shop was told\. This page/)).toBeVisible();
  const address = await page.getByRole("link", { name: "Your picture" }).getAttribute("href");
  expect((await request.get(address ?? "")).headers()["content-type"]).toBe("image/webp");
  await expect(page.getByText("QK7 12")).toBeVisible();

  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("You took this back.")).toBeVisible();
  await expect(page.getByText("Still to pay").locator("../..")).toContainText("32,820.00 TZS");
});
