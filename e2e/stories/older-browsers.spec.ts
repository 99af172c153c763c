import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { openHydrated } from "../pages/open-hydrated.ts";

/** Removes the features that the site's oldest supported browsers lack (decision 107). */
function makeOlder() {
  const missing: [object, PropertyKey[]][] = [
    [URL, ["parse", "canParse"]],
    [AbortSignal, ["any"]],
    [Element.prototype, ["checkVisibility"]],
    [Promise, ["withResolvers", "try"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Array, ["fromAsync"]],
    [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ["map", "filter", "flatMap", "some", "every", "find", "toArray", "reduce", "forEach", "take", "drop"],
    ],
    [ReadableStream.prototype, ["values", Symbol.asyncIterator]],
    [window, ["requestIdleCallback", "cancelIdleCallback", "Iterator"]],
  ];
  for (const [holder, names] of missing) for (const name of names) Reflect.deleteProperty(holder, name);
  // The Canadian English date format has changed twice: 2026-11-21, 11/21/2026, and back.
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (real, [locale, ...rest], target) =>
      Reflect.construct(real, [locale === "en-CA" ? "en-US" : locale, ...rest], target),
  });
}

test("an older phone searches the shops, orders and chats", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(makeOlder);
  await page.goto("/shops");
  await page.getByPlaceholder("Search a business", { exact: true }).fill("mwanzi");
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Duka la Mwanzi", exact: true })).toBeVisible();

  await openHydrated(page, "/shops/demo");
  await page.getByRole("link", { name: "Kanga Mawio", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio").first().check();
  await sheet.getByRole("button", { name: /^Add to cart/ }).click();
  const bar = page.getByRole("button", { name: /View cart/ });
  await expect(bar).toContainText("1");

  const chat = new Chat(page);
  await chat.open();
  await chat.say("Hello");
  await chat.press("See products");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");

  await bar.click();
  await sheet.getByRole("button", { name: "Go to your order" }).click();
  await expect(page).toHaveURL(/\/cart\?token=/);
  await expect(page.getByRole("button", { name: "Place order" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("an older phone draws a code and its files", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(makeOlder);
  await page.goto("/customize-qr#n=0712345678");
  await expect(page.getByRole("img", { name: /wa\.me\/255712345678/ })).toBeVisible();
  for (const name of ["Small", /Table tent/]) {
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    expect(await file.failure()).toBeNull();
  }
  expect(errors).toEqual([]);
});

test("an older phone runs a shop in the back-office", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(makeOlder);
  const backOffice = new BackOffice(page);
  const email = await backOffice.openShop("Duka la Simu ya Zamani");
  await page.context().clearCookies();
  await page.goto("/login");
  await backOffice.logIn(email, "neno la siri");
  await expect(page.getByRole("heading", { name: /Asha Juma/, level: 1 })).toBeVisible();

  await backOffice.createProduct({ name: "Kanga", price: "15000", stock: "5" });
  for (const path of ["orders", "products", "settings", "profile", "profile/staff-accounts"]) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
