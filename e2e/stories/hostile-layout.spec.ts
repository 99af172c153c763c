import { expect, type Page, test } from "@playwright/test";
import { Chat } from "../pages/chat.ts";
import { type LongTextShop, longTexts, openLongTextShop, rtlOverride } from "../pages/hostile/long-text-shop.ts";
import { reversedTexts } from "../pages/hostile/reversed-texts.ts";

test.use({ viewport: { width: 360, height: 740 } });

let shop: LongTextShop;
test.beforeAll(async ({ request, baseURL }) => {
  shop = await openLongTextShop(request, baseURL ?? "");
});

/** Expects nothing wider than the viewport: nobody has to scroll sideways to read or press something. */
async function expectNoWider(page: Page) {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test("long, unbroken, right-to-left and combining names stay inside a phone's screen on the site", async ({ page }) => {
  await page.goto("/shops");
  await expectNoWider(page);
  await page.goto(`/shops/${shop.slug}`);
  await expectNoWider(page);
  const chat = new Chat(page);
  await chat.open();
  for (const text of longTexts(1_000)) {
    await chat.say(text);
    await expect(page.getByText("Typing", { exact: true })).toHaveCount(0);
  }
  const tooWide = await chat.log.evaluate((log) =>
    [log, ...log.querySelectorAll("*")].flatMap((part) =>
      part.getBoundingClientRect().right > 361 || part.scrollWidth > 361 ? [part.outerHTML.slice(0, 200)] : [],
    ),
  );
  expect(tooWide).toEqual([]);
  await expectNoWider(page);
});

test("they stay inside it in the cart, before and after ordering, and turn no text around them", async ({ page }) => {
  await page.goto(shop.cart);
  await expectNoWider(page);
  const quantities = page.getByRole("spinbutton");
  for (let index = 0; index < longTexts(80).length; index++) await quantities.nth(index).fill("1");
  await page.getByLabel("Name", { exact: true }).fill(longTexts(80).at(-1) ?? "");
  await page.getByLabel("Phone number").fill("0754 111 222");
  await page.getByLabel(/Note/).fill(longTexts(500).join("").slice(0, 500));
  expect(await reversedTexts(page, rtlOverride)).toEqual([]);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByText(/Thank you/)).toBeVisible();
  await expectNoWider(page);
  await page.reload();
  await expect(page.getByText(rtlOverride).first()).toBeVisible();
  await expectNoWider(page);
  expect(await reversedTexts(page, rtlOverride)).toEqual([]);
});

test("they stay inside it in the back-office, and turn no text around them", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.addCookies([{ name: "access-token", value: shop.token, url: baseURL ?? "" }]);
  const headers = { authorization: `Bearer ${shop.token}` };
  const { id: newest, customer } = (await (await request.get("/api/orders?limit=1", { headers })).json()).items[0];
  const product = `/dashboard/products/${shop.productId}`;
  for (const path of [
    "/dashboard",
    "/dashboard/products",
    product,
    product.replace("products/", "products/edit/"),
    "/dashboard/orders",
    `/dashboard/orders/order-info/${newest}`,
    `/dashboard/orders/order-info/${shop.orderId}`,
    "/dashboard/customers",
    `/dashboard/customers/${customer.id}`,
    "/dashboard/settings/shop",
    "/dashboard/settings/public-page",
    "/dashboard/profile",
    "/dashboard/profile/staff-accounts",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(longTexts(10)[0] ?? "").first()).toBeAttached();
      await expectNoWider(page);
      expect(await reversedTexts(page, rtlOverride)).toEqual([]);
    });
  }
});
