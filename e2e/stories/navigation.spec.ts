import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

const barOf = (page: Page) => page.getByRole("navigation", { name: /^(Areas|Sehemu)$/ });
const namesIn = (page: Page) => barOf(page).getByRole("link");

test("what one uses most is pinned into a phone's bar, and stays there (sw)", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const owner = new BackOffice(page);
  await owner.openShop("Duka la kubandika");
  await owner.speak("sw");
  const kanga = await owner.addProduct("Kanga");
  await page.goto("/dashboard");
  await expect(namesIn(page)).toHaveText(["Nyumbani", "Oda", "Bidhaa", "Mipangilio"]);

  const more = barOf(page).getByRole("button", { name: "Zaidi" });
  await more.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Sehemu zote" });
  await expect(sheet.getByRole("link", { name: "Akaunti za wafanyakazi" })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Bandika chini: Stoku" }).focus();
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("status")).toHaveText("Stoku sasa iko chini ya skrini, badala ya Mipangilio.");
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.reload();
  await expect(namesIn(page)).toHaveText(["Nyumbani", "Oda", "Bidhaa", "Stoku"]);
  await namesIn(page).filter({ hasText: "Stoku" }).click();
  await expect(page.getByRole("heading", { name: "Stoku", level: 1 })).toBeVisible();
  await expect(namesIn(page).filter({ hasText: "Stoku" })).toHaveAttribute("aria-current", "page");

  // An order that comes in waits at once.
  await owner.writeOrder(kanga);
  await expect(namesIn(page).filter({ hasText: "Oda" })).toHaveText("Oda1, 1 zinasubiri");
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  expect(await axeProblems(page)).toEqual([]);

  await more.click();
  await sheet.getByRole("link", { name: "Akaunti za wafanyakazi" }).click();
  await expect(page).toHaveURL(/\/profile\/staff-accounts$/);
  await expect(sheet).toHaveCount(0);
  await more.click();
  await sheet.getByRole("button", { name: "Rudisha sehemu za kawaida" }).click();
  await page.keyboard.press("Escape");
  await expect(namesIn(page)).toHaveText(["Nyumbani", /^Oda/, "Bidhaa", "Mipangilio"]);
});

test("a form on a phone has the height for itself, and leads back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const owner = new BackOffice(page);
  await owner.openShop("Duka la fomu");
  const { id } = await owner.addProduct("Kanga");
  await page.goto(`/dashboard/products/edit/${id}`);
  await page.getByLabel("Name", { exact: true }).fill("Kanga mpya");
  const save = page.locator("[data-bottom-bar]");
  await expect(save).toBeVisible();
  await expect(barOf(page)).toHaveCount(0);
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 800;
  const below = 800 - ((await save.boundingBox())?.y ?? 0);
  expect(header + below).toBeLessThan(0.16 * 800);
  await page.getByRole("link", { name: "Discard" }).click();
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(page.getByRole("heading", { name: "Kanga", level: 1 })).toBeVisible();
  await expect(barOf(page)).toBeVisible();
});

test("on a desk the sidebar shows an area's pages, and folds to icons for good", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const owner = new BackOffice(page);
  await owner.openShop("Duka la meza");
  await owner.addProduct("Kahawa", { price_minor: 900_000, stock: 5, description: "Kutoka mashamba ya Moshi." });
  await page.goto("/dashboard/products");
  await expect(page.locator("[data-row]")).toHaveCount(1);
  // They are the sidebar's, no row of buttons above the list.
  for (const name of ["Stock", "Sets", "Add-ons", "Import", "Changes"]) {
    await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toHaveCount(0);
    await expect(barOf(page).getByRole("link", { name, exact: true })).toBeVisible();
  }
  await barOf(page).getByRole("link", { name: "Stock", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Stock", level: 1 })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  const fold = page.getByRole("button", { name: "Fold the menu" });
  const wide = (await fold.boundingBox())?.width ?? 0;
  await fold.focus();
  await page.keyboard.press("Enter");
  const unfold = page.getByRole("button", { name: "Unfold the menu" });
  await expect(unfold).toBeFocused();
  await page.reload();
  expect((await unfold.boundingBox())?.width).toBeLessThan(wide / 2);
  await barOf(page).getByRole("link", { name: "Orders" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByText("Till (G K)")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await unfold.click();
  await expect(fold).toBeVisible();

  // Letters lead on although a button has the focus, and the palette says why it found something.
  await page.goto("/dashboard/products");
  await page.getByRole("main").getByRole("button", { name: "Add filter" }).focus();
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search and commands" })).toBeFocused();
  await page.keyboard.type("asha");
  const found = page.getByRole("option", { name: /Kahawa/ });
  await expect(found).toContainText("Description: Kutoka mashamba ya Moshi.");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("nembo");
  await expect(page.getByRole("option", { name: /^Shop profile/ })).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("workflow");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/workflows\/order-workflow$/);
});

test("a page that is not there keeps the navigation, and asks for a log-in like the others", async ({ page }) => {
  const owner = new BackOffice(page);
  await page.goto("/dashboard/no-such-page");
  await expect(page).toHaveURL(/\/login/);
  await owner.openShop("Duka la njia");
  const answer = await page.goto("/dashboard/products/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found", level: 1 })).toBeAttached();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: "Search and commands" }).click();
  await expect(page.getByRole("dialog", { name: "Search and commands" })).toBeVisible();
  await page.keyboard.press("Escape");
  await namesIn(page).filter({ hasText: "Orders" }).click();
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
});
