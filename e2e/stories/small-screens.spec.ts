import { expect, type Locator, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const isOneLine = (button: Locator) =>
  button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { lineHeight } = getComputedStyle(element);
    const text = [...range.getClientRects()].filter(({ width }) => width > 0);
    const top = Math.min(...text.map((line) => line.top));
    return Math.max(...text.map((line) => line.bottom)) - top < 1.6 * Number.parseFloat(lineHeight);
  });

/**
 * Whether the whole element is in the viewport. If it begins between two pixels, `toBeInViewport` reports a millionth
 * less than all.
 */
const isInSight = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    return shown.checkVisibility() && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

const logIn = (page: Page) => new BackOffice(page).enterDemo();

test("the areas stay inside the screen when text is twice as large, with their icons", async ({ page }) => {
  await logIn(page);
  const bar = page.getByRole("navigation", { name: "Areas" }).last();
  await expect(bar).toBeVisible();
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  for (const link of await bar.getByRole("link").all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link.locator("svg")).toBeInViewport({ ratio: 1 });
  }
});

test("the shop's name can be read on the smallest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page);
  const name = page.getByRole("banner").getByText("Duka la Mwanzi", { exact: true });
  await expect(name).toBeVisible();
  const isWhole = (element: HTMLElement) =>
    element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
  expect(await name.evaluate(isWhole)).toBe(true);
});

test("what stands in for a product has its picture's place and its height", async ({ page }) => {
  await logIn(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/products\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Areas" }).last().getByRole("link", { name: "Products" }).click();
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible();
  const standIn = page.getByRole("main").getByRole("status").filter({ hasText: "Loading" }).locator("> div").first();
  const expected = await standIn.boundingBox();
  const square = await standIn.locator("> *").nth(1).boundingBox();
  expect(square).toMatchObject({ width: 56, height: 56 });
  answer();
  const row = page.locator("[data-row]").first();
  const picture = await row.locator("[data-row-link] > span > *").first().boundingBox();
  expect(picture).toMatchObject({ width: 56, height: 56 });
  expect(Math.abs((picture?.x ?? 0) - (square?.x ?? 0))).toBeLessThanOrEqual(8);
  expect(Math.abs(((await row.boundingBox())?.height ?? 0) - (expected?.height ?? 0))).toBeLessThanOrEqual(24);
});

for (const [language, say] of Object.entries({
  en: { title: "Products", add: "Add product", more: ["Stock", "Add-ons", "Sets", "Import", "Changes", "Export"] },
  sw: {
    title: "Bidhaa",
    add: "Ongeza bidhaa",
    more: ["Stoku", "Nyongeza", "Seti", "Ingiza", "Mabadiliko", "Pakua orodha"],
  },
}))
  test(`adding a product stands beside the title, all else in a menu with its words (${language})`, async ({
    page,
    baseURL: url = "",
  }) => {
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la kichwa ${language}`);
    await page.context().addCookies([{ name: "language", value: language, url }]);
    await page.goto("/dashboard/products");
    const main = page.getByRole("main");
    const title = await main.getByRole("heading", { name: say.title, level: 1 }).boundingBox();
    const add = await main.getByRole("link", { name: say.add }).first().boundingBox();
    if (!title || !add) throw new Error("no head");
    expect(Math.abs(title.y + title.height / 2 - (add.y + add.height / 2))).toBeLessThan(4);
    await main.getByRole("button", { name: /^(More|Zaidi)$/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem")).toHaveText(say.more);
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: say.more[1] })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/products\/add-ons$/);
  });

test.describe("in Swahili", () => {
  test.beforeEach(async ({ context, baseURL: url = "" }) => {
    await context.addCookies([{ name: "language", value: "sw", url }]);
    await context.addInitScript(() => localStorage.setItem("language", "sw"));
  });

  test("the themes are not broken inside a word", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Barua pepe").fill("demo@mauzo.example");
    await page.getByLabel("Nenosiri", { exact: true }).fill("karibu-mauzo");
    await page.getByRole("button", { name: "Ingia", exact: true }).click();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await page.getByRole("button", { name: "Wasifu wako" }).click();
      for (const name of ["Mwanga", "Giza", "Kifaa"]) {
        const theme = page.getByRole("menuitemradio", { name });
        await expect.poll(() => isInSight(theme), { message: `${name} at ${width}` }).toBe(true);
        expect(await isOneLine(theme), `${name} at ${width}`).toBe(true);
      }
      await page.keyboard.press("Escape");
    }
  });

  test("the wait for another link stands in one line", async ({ page }) => {
    await page.goto("/forgot-password");
    await page.getByLabel("Barua pepe").fill(`${Date.now()}@duka.example`);
    await page.getByRole("button", { name: "Nitumie kiungo" }).click();
    const again = page.getByRole("button", { name: /Tuma tena baada ya/ });
    await expect(again).toBeVisible();
    expect(await isOneLine(again)).toBe(true);
  });
});
