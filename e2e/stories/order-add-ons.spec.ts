import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const said = {
  en: {
    more: (name: string) => `One ${name} more`,
    fewer: (name: string) => `One ${name} fewer`,
    variant: "Which one",
    add: "Add to the order",
    wrong: "Look at the add-ons again.",
    change: "Change",
    changeItem: (name: string) => `Change ${name}`,
    saveItem: "Save",
    chosen: "In this order",
    save: "Save order",
    addOns: "Add-ons of Aiskrimu",
    choose: "Choose add-ons of Aiskrimu",
    use: "Use these",
    effect: "What moves in stock",
    taken: "Aiskrimu · Karanga: 1 taken from stock, 1 left",
    saveEdit: "Save the change",
    history: "Order changed: 7,000.00 TZS → 7,500.00 TZS",
    line: "Aiskrimu · Karanga: 0 → 1",
  },
  sw: {
    more: (name: string) => `Ongeza ${name} moja`,
    fewer: (name: string) => `Punguza ${name} moja`,
    variant: "Chaguo",
    add: "Weka kwenye oda",
    wrong: "Angalia tena nyongeza.",
    change: "Badilisha",
    changeItem: (name: string) => `Badilisha ${name}`,
    saveItem: "Hifadhi",
    chosen: "Kwenye oda hii",
    save: "Hifadhi oda",
    addOns: "Nyongeza za Aiskrimu",
    choose: "Chagua nyongeza za Aiskrimu",
    use: "Tumia hizi",
    effect: "Mabadiliko ya stoku",
    taken: "Aiskrimu · Karanga: 1 kutoka stoku, zitabaki 1",
    saveEdit: "Hifadhi mabadiliko",
    history: "Oda imebadilishwa: 7,000.00 TZS → 7,500.00 TZS",
    line: "Aiskrimu · Karanga: 0 → 1",
  },
};

const button = (within: Page | ReturnType<Page["getByRole"]>, name: string) =>
  within.getByRole("button", { name, exact: true });
const fits = async (page: Page) => {
  // On a screen that shows all of it, the save bar covers no half of a button.
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ ...size, height: 4_000 });
  expect(await axeProblems(page)).toEqual([]);
  await page.setViewportSize(size);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
};
const iceCream = {
  variants: [
    { name: "Vanila", price_minor: 200_000, stock: 9 },
    { name: "Embe", price_minor: 250_000, stock: 4 },
  ],
  add_on_groups: [
    { name: "Koni", min: 1, max: 1, add_ons: [{ name: "Ya kawaida", price_minor: 0, stock: null }] },
    { name: "Vionjo", min: 0, max: 2, add_ons: [{ name: "Karanga", price_minor: 50_000, stock: 3 }] },
  ],
};

for (const [spoken, say] of Object.entries(said)) {
  const language = spoken === "sw" ? "sw" : "en";
  test(`what each of several has on it is written down, and changed alone with the difference in sight (${language})`, async ({
    page,
  }) => {
    const shop = new BackOffice(page);
    await shop.openShop(`Duka la Aiskrimu ${language} ${Date.now()}`);
    await shop.addProduct("Aiskrimu", iceCream);
    await shop.speak(language);

    await page.goto("/dashboard/orders/add-order");
    const shelf = page.getByRole("button", { name: /^Aiskrimu/ });
    const sheet = page.getByRole("dialog");
    await shelf.click();
    await button(sheet, say.more("Aiskrimu")).click();
    await button(sheet, say.add).click();
    // Two pieces, with no cone chosen for either.
    await expect(sheet.getByRole("alert")).toHaveText(say.wrong);
    await button(sheet, say.more("Ya kawaida")).click();
    await button(sheet, say.more("Ya kawaida")).click();
    await expect(button(sheet, say.more("Ya kawaida"))).toBeDisabled();
    await fits(page);
    await button(sheet, say.add).click();
    await expect(sheet).toHaveCount(0);

    await shelf.click();
    await sheet.getByLabel(say.variant).selectOption({ index: 1 });
    await button(sheet, say.more("Ya kawaida")).click();
    await button(sheet, say.more("Karanga")).click();
    await button(sheet, say.more("Karanga")).click();
    await button(sheet, say.add).click();
    const items = page.getByRole("list", { name: say.chosen, exact: true }).locator(":scope > li");
    await expect(items).toHaveCount(2);
    await expect(items.first()).toContainText("2 × Vanila");
    await expect(items.last()).toContainText("1 × Embe");
    await expect(items.last()).toContainText("+ 2 × Karanga");
    await fits(page);
    await button(page, say.changeItem("Aiskrimu (2)")).click();
    await button(sheet, say.fewer("Karanga")).click();
    await button(sheet, say.saveItem).click();
    await expect(items.last()).toContainText("+ 1 × Karanga");
    await page.reload();
    await expect(items.last()).toContainText("+ 1 × Karanga");
    await button(page, say.save).click();
    await expect(page).toHaveURL(/order-info/);
    const lists = page.getByRole("list", { name: say.addOns });
    await expect(lists).toHaveCount(2);
    await expect(lists.first()).not.toContainText("Karanga");
    await expect(lists.last()).toContainText("Karanga");
    await fits(page);

    await page.getByRole("link", { name: say.change, exact: true }).click();
    await button(page, say.choose).first().click();
    await button(sheet, say.more("Karanga")).click();
    await button(sheet, say.use).click();
    const moved = page.getByRole("list", { name: say.effect }).getByRole("listitem");
    await expect(moved).toHaveText([say.taken]);
    await expect(page.getByText("7,500.00 TZS").first()).toBeVisible();
    await fits(page);
    await button(page, say.saveEdit).click();
    await expect(page.getByText(say.history)).toBeVisible();
    await expect(page.getByText(say.line)).toBeVisible();
    await expect(lists.first()).toContainText("Karanga");

    // Removing it from the other one changes nothing here: each keeps its own choices.
    await page.getByRole("link", { name: say.change, exact: true }).click();
    await button(page, say.choose).last().click();
    await button(sheet, say.fewer("Karanga")).click();
    await button(sheet, say.use).click();
    await expect(page.getByText("7,000.00 TZS").first()).toBeVisible();
    await button(page, say.saveEdit).click();
    await expect(lists.last()).not.toContainText("Karanga");
    await expect(lists.first()).toContainText("Karanga");
  });
}
