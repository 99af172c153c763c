import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { demoShopOf, manualOrderLink, orderAsCustomer } from "../pages/orders/customer-order.ts";
import { demoCartLink } from "../pages/shopper.ts";

test("without a token the cart says so and leads home", async ({ page }) => {
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Error" })).toBeVisible();
  await expect(page.getByText("No token provided. Please check your URL.")).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const token of ["unknown", "x".repeat(10_000), "%3Cscript%3Ealert(1)%3C/script%3E"]) {
  test(`a link that leads nowhere is explained: ${token.slice(0, 20)}`, async ({ page }) => {
    await page.goto(`/cart?token=${token}`);
    await expect(page.getByText("This link no longer works")).toBeVisible();
  });
}

test("quantities change the total before the order is sent, and the link stays as receipt", async ({
  page,
  request,
}) => {
  const link = await demoCartLink(request);
  await page.goto(link);
  // With what the shop adds to every order: a bag for 500, and one per cent.
  const total = page.getByText("32,820.00 TZS").last();
  await expect(total).toBeVisible();
  await page.getByRole("button", { name: "Add one Miko ya mbao", exact: true }).click();
  await expect(page.getByText("48,980.00 TZS").last()).toBeVisible();
  await page.getByLabel("Name").fill("Neema");
  await page.getByLabel("Phone number").fill("0712 000 333");
  const button = page.getByRole("button", { name: "Place order" });
  await button.dblclick();
  await expect(page.getByText("Your order has been submitted successfully").first()).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(/Thank you/)).toBeVisible();
  await expect(page.getByText("48,980.00 TZS").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Place order" })).toBeHidden();
});

test("a cart from a Swahili conversation is in Swahili", async ({ page, request }) => {
  await page.goto(await demoCartLink(request, "sw"));
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect(page.getByText("32,820.00 TZS").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Place order" })).toBeHidden();
});

test("the cart page tells nobody about its token", async ({ page, request, baseURL }) => {
  const outside: string[] = [];
  page.on("request", (sent) => {
    if (!sent.url().startsWith(baseURL ?? "")) outside.push(sent.url());
  });
  const answer = await page.goto(await demoCartLink(request));
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await page.waitForLoadState("networkidle");
  expect(outside).toEqual([]);
});

test("the page of an order follows it by itself while it is seen, and only then", async ({ page, request }) => {
  const link = await demoCartLink(request);
  await page.clock.install();
  await orderAsCustomer(page, link);
  await expect(page.getByRole("status").filter({ hasText: "Received" })).toBeVisible();
  const shop = await demoShopOf(request, link);
  await shop.move("new", "preparing");
  await shop.pay(1_200_000);

  let looks = 0;
  page.on("request", (sent) => {
    if (sent.url().includes("/cart/submit")) looks += 1;
  });
  await page.evaluate("Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })");
  await page.clock.runFor(120_000);
  expect(looks).toBe(0);
  await page.evaluate("delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange'))");
  await expect(page.getByRole("status").filter({ hasText: "Being prepared" })).toBeVisible();
  expect(looks).toBe(1);
  await expect(page.locator("[aria-current=step]")).toHaveText("Being prepared");
  await expect(page.getByText("Still to pay").locator("../..")).toContainText("20,820.00 TZS");
  await expect(page.getByText("12,000.00 TZS paid")).toBeVisible();
  await expect(page.getByText("Cancel this order")).toBeHidden();

  await shop.move("preparing", "delivered");
  await page.clock.runFor(31_000);
  await expect(page.getByRole("status").filter({ hasText: "Delivered" })).toBeVisible();
});

test("a customer cancels in Swahili what nobody works on, and it fits a small screen in the dark", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  const link = await demoCartLink(request, "sw");
  await orderAsCustomer(page, link, "sw");
  await expect(page.locator("[aria-current=step]")).toHaveText("Imepokelewa");
  await page.getByText("Ghairi oda hii", { exact: true }).click();
  await expect(page.getByText("Ughairi oda hii?")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  await page.getByLabel("Sababu").fill("Nimepata kwingine");
  await page.getByRole("button", { name: "Ndiyo, ighairi" }).click();
  await expect(page.getByRole("heading", { name: "Oda hii imeghairiwa." })).toBeVisible();
  await expect(page.getByText("Ghairi oda hii", { exact: true })).toBeHidden();
  expect(await axeProblems(page)).toEqual([]);
});

for (const [language, width] of [
  ["en", 390],
  ["sw", 320],
] as const)
  test(`an order that was written down says what its sum is made of (${language})`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(await manualOrderLink(request, language));
    for (const row of [
      /^(Products|Bidhaa)32,000\.00 TZS$/,
      /^Boda Kariakoo4,000\.00 TZS$/,
      /^Mteja wetu-3,200\.00 TZS$/,
      /^(Total|Jumla)32,800\.00 TZS$/,
      /^(Still to pay|Bado kulipa)22,800\.00 TZS$/,
    ])
      await expect(page.locator("dl > div").filter({ hasText: row })).toHaveCount(1);
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
  });
