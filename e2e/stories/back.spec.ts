import { expect, type Page, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { openHydrated } from "../pages/open-hydrated.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** The browser's own button; the page may go back once more by itself, so nothing is awaited here. */
const back = (page: Page) => page.evaluate("setTimeout(() => history.back())");

test("Back closes the side menu, and leaves the page at once when it was closed by its button", async ({ page }) => {
  await page.goto("/about");
  await openHydrated(page, "/shops");
  const open = page.getByRole("banner").locator("details[data-hamburger]");
  const menu = page.getByRole("navigation", { name: "Main" });
  const entries = () => page.evaluate<number>("history.length");
  const before = await entries();
  await open.locator("summary").click();
  await expect(menu).toBeVisible();
  // What gives the menu an entry of its own is loaded when it is first opened.
  await expect.poll(entries).toBe(before + 1);
  await back(page);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/shops$/);

  await open.locator("summary").click();
  await expect(menu).toBeVisible();
  await open.locator("summary").click();
  await expect(menu).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/\/about$/);
});

test("Back closes the cart's sheet, the list of the chat and the chat, and not the shop", async ({ page }) => {
  await page.goto("/shops");
  await openHydrated(page, "/shops/demo");
  await page.getByRole("link", { name: "Kanga Mawio", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio").first().check();
  await sheet.getByRole("button", { name: /^Add to cart/ }).click();
  const cart = page.getByRole("dialog", { name: "Your cart" });
  for (const close of [() => back(page), () => cart.getByRole("button", { name: "Close" }).click()]) {
    await page.getByRole("button", { name: /View cart/ }).click();
    await expect(cart).toBeVisible();
    await close();
    await expect(cart).toBeHidden();
  }
  await expect(page).toHaveURL(/\/shops\/demo/);

  const chat = new Chat(page);
  await chat.open();
  await chat.say("Hello");
  await chat.press("See products");
  await chat.log.locator("button[aria-haspopup=dialog]").last().click();
  const list = page.locator("mauzo-chat .sheet");
  await expect(list).toBeVisible();
  await back(page);
  await expect(list).toBeHidden();
  await expect(chat.log).toBeVisible();
  await back(page);
  await expect(chat.log).toBeHidden();
  await expect(page).toHaveURL(/\/shops\/demo/);
  await back(page);
  await expect(page).toHaveURL(/\/shops$/);
});

test("Back closes a sheet of the back-office, and a page opened from one leads back to the page before", async ({
  page,
}) => {
  await new BackOffice(page).enterDemo();
  const bar = page.getByRole("navigation", { name: "Areas" }).last();
  const sheet = page.getByRole("dialog", { name: "All areas" });
  const home = page.url();
  await bar.getByRole("button", { name: /^More/ }).click();
  await expect(sheet).toBeVisible();
  await back(page);
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(home);

  await bar.getByRole("button", { name: /^More/ }).click();
  await sheet.getByRole("link", { name: "Transactions" }).click();
  await expect(page).toHaveURL(/transactions/);
  await expect(sheet).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(home);
});
