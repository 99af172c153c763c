import { expect, type Page, test } from "@playwright/test";
import { allStrings, answerWithHostileStrings } from "../pages/hostile/answer-with-hostile-strings.ts";
import { detectInjection, type InjectionDetector } from "../pages/hostile/detect-injection.ts";
import { type HostileShop, openHostileShop, personNames, productNames } from "../pages/hostile/hostile-shop.ts";
import { hostileStrings, packed } from "../pages/hostile/strings.ts";

let shop: HostileShop;
test.beforeAll(async ({ request, baseURL }) => {
  shop = await openHostileShop(request, baseURL ?? "");
});
test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: "access-token", value: shop.token, url: baseURL ?? "" }]),
);
// A response still being read when the page closes must not fail a test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const phone = { width: 412, height: 839 };
const desk = { width: 1280, height: 800 };
/** A one-line field drops line breaks. */
const ofOneLine = personNames.filter((text) => !text.includes("\n"));

async function expectWords(page: Page, watched: InjectionDetector, path: string, texts: readonly string[]) {
  await test.step(path, async () => {
    await page.goto(path);
    await (path.includes("?pages=") ? watched.expectListed(texts) : watched.expectShown(texts));
    await watched.expectOnlyText();
    expect(await page.title()).toMatch(/ · Mauzo$/);
  });
}

test("what a shop, its people and its customers wrote stays words in the back-office", async ({ page }) => {
  const watched = await detectInjection(page);
  const [owner = "", name = ""] = personNames;
  await expectWords(page, watched, "/dashboard", [owner, name]);
  await expectWords(page, watched, "/dashboard/products?pages=9", productNames);
  await expectWords(page, watched, `/dashboard/products/${shop.productId}`, [
    ...packed(120).slice(0, 1),
    ...packed(2_000, "\n").slice(0, 1),
    ...personNames.slice(0, 60),
  ]);
  await expectWords(page, watched, `/dashboard/products/edit/${shop.productId}`, [
    ...packed(2_000, "\n").slice(0, 1),
    ...ofOneLine,
  ]);
  await expectWords(page, watched, "/dashboard/orders?pages=9", personNames);
  await expectWords(page, watched, "/dashboard/customers?pages=9", personNames);
  await expectWords(page, watched, `/dashboard/orders/order-info/${shop.orderId}`, [owner, packed(500)[1] ?? ""]);
  await expectWords(page, watched, "/dashboard/settings/shop", [name]);
  await expectWords(page, watched, "/dashboard/settings/public-page", [packed(500)[0] ?? ""]);
  await expectWords(page, watched, "/dashboard/profile", [owner]);
  await expectWords(page, watched, "/dashboard/profile/staff-accounts", personNames);
});

test("every string stays words in every place of the back-office", async ({ page }) => {
  const watched = await detectInjection(page);
  await answerWithHostileStrings(page);
  const product = `/dashboard/products/${shop.productId}`;
  const order = `/dashboard/orders/order-info/${shop.orderId}`;
  await expectWords(page, watched, "/dashboard", [allStrings]);
  await expectWords(page, watched, product, [...hostileStrings, allStrings]);
  await expectWords(page, watched, order, [...hostileStrings, allStrings]);
  await expectWords(page, watched, "/dashboard/settings/shop", [allStrings]);
  for (const path of ["/dashboard/products", "/dashboard/orders"]) {
    await expectWords(page, watched, path, hostileStrings);
    await page.setViewportSize(desk);
    await expect(page.getByRole("table")).toBeVisible();
    await watched.expectShown(hostileStrings);
    await watched.expectOnlyText();
    await page.setViewportSize(phone);
  }
});

test("every string stays words among people and devices, in dialogs and the palette", async ({ page }) => {
  const watched = await detectInjection(page);
  await answerWithHostileStrings(page);
  await expectWords(page, watched, "/dashboard/profile", hostileStrings);
  await expectWords(page, watched, "/dashboard/profile/staff-accounts", hostileStrings);
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toContainText("cannot enter");
  await watched.expectOnlyText();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Search and commands" }).click();
  const palette = page.getByRole("dialog");
  await palette.getByRole("combobox").fill("<b>");
  await expect(palette.getByRole("option").nth(2 * hostileStrings.length)).toBeAttached();
  const found = (await palette.textContent()) ?? "";
  expect(hostileStrings.filter((text) => !found.includes(text))).toEqual([]);
  await watched.expectOnlyText();
});
