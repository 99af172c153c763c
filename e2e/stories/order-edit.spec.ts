import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const said = {
  en: {
    add: "Save order",
    more: (name: string) => `One ${name} more`,
    fewer: (name: string) => `One ${name} fewer`,
    change: "Change",
    kept: "In this order",
    same: "Nothing is changed yet.",
    delivery: "Delivery",
    stock: "What moves in stock",
    given: "Kikoi: 1 put back into stock, 8 left",
    taken: "Sabuni: 1 taken from stock, 4 left",
    missing: "Kikoi: 9 taken from stock, 2 too few",
    save: "Save the change",
    history: "Order changed: 54,000.00 TZS → 40,000.00 TZS",
    line: "Kikoi: 3 → 2",
    delivered: "Delivered",
    back: "Take goods back",
    restock: "Can be sold again",
    money: "Money back to the customer",
    take: "Take back",
    came: /1 came back/,
    written: "1 × Kikoi, written off",
    refunded: /18,000\.00 TZS paid back, Cash/,
    pay: "Record payment",
    paySave: "Save payment",
    other: "Other",
    meanwhile: "Asha Juma saved meanwhile",
  },
  sw: {
    add: "Hifadhi oda",
    more: (name: string) => `Ongeza ${name} moja`,
    fewer: (name: string) => `Punguza ${name} moja`,
    change: "Badilisha",
    kept: "Kwenye oda hii",
    same: "Bado hakuna kilichobadilika.",
    delivery: "Usafirishaji",
    stock: "Mabadiliko ya stoku",
    given: "Kikoi: 1 kurudi stoku, zitabaki 8",
    taken: "Sabuni: 1 kutoka stoku, zitabaki 4",
    missing: "Kikoi: 9 kutoka stoku, pungufu 2",
    save: "Hifadhi mabadiliko",
    history: "Oda imebadilishwa: 54,000.00 TZS → 40,000.00 TZS",
    line: "Kikoi: 3 → 2",
    delivered: "Imefikishwa",
    back: "Pokea bidhaa zilizorudi",
    restock: "Inaweza kuuzwa tena",
    money: "Pesa ya kumrudishia mteja",
    take: "Pokea",
    came: /zimerudi 1/,
    written: "1 × Kikoi, imeandikwa kuwa imeharibika",
    refunded: /18,000\.00 TZS zimerudishwa, Taslimu/,
    pay: "Andika malipo",
    paySave: "Hifadhi malipo",
    other: "Nyingine",
    meanwhile: "Asha Juma amehifadhi wakati huo",
  },
};
type Said = (typeof said)["en"];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Writes down an order of three Kikoi in the back-office. */
async function writeOrder(page: Page, say: Said) {
  await page.goto("/dashboard/orders/add-order");
  await page.getByRole("button", { name: /^Kikoi/ }).click();
  await button(page, say.more("Kikoi")).click();
  await button(page, say.more("Kikoi")).click();
  await button(page, say.add).click();
  await expect(page).toHaveURL(/order-info/);
}

for (const [language, say] of Object.entries(said))
  test(`an order is changed with the difference in sight, and goods come back after it was delivered (${language})`, async ({
    page,
    baseURL: url = "",
  }) => {
    const shop = new BackOffice(page);
    await shop.openShop(`Duka la Mabadiliko ${language} ${Date.now()}`);
    const kikoi = await shop.addProduct("Kikoi", { price_minor: 1_800_000, stock: 10 });
    await shop.addProduct("Sabuni", { price_minor: 200_000, stock: 5 });
    await page.context().addCookies([{ name: "language", value: language, url }]);
    await page.context().addInitScript((value) => localStorage.setItem("language", value), language);
    await writeOrder(page, say);

    await page.getByRole("link", { name: say.change, exact: true }).click();
    await expect(page.getByText(say.same)).toBeVisible();
    await expect(button(page, say.save)).toBeDisabled();
    await button(page, say.fewer("Kikoi")).click();
    await page.getByRole("button", { name: /^Sabuni/ }).click();
    await button(page, say.delivery).click();
    await page.getByLabel(say.delivery, { exact: true }).fill("2,000");
    const moved = page.getByRole("list", { name: say.stock }).getByRole("listitem");
    await expect(moved).toHaveText([say.given, say.taken]);
    await expect(page.getByText("40,000.00 TZS").first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await button(page, say.save).click();
    await expect(page.getByText(say.history)).toBeVisible();
    await expect(page.getByText(say.line)).toBeVisible();

    // While one member edits, another sells the rest and another moves the order: no typed text is lost.
    await page.getByRole("link", { name: say.change, exact: true }).click();
    await shop.changeStock(kikoi.variants[0].id, -1);
    for (let times = 0; times < 9; times++) await button(page, say.more("Kikoi")).click();
    await expect(moved).toHaveText([say.missing]);
    await expect(button(page, say.save)).toBeDisabled();
    for (let times = 0; times < 8; times++) await button(page, say.fewer("Kikoi")).click();
    const id = /order-info\/([^/]+)/.exec(page.url())?.[1] ?? "";
    await shop.moveOrder(id, "new", "preparing");
    await expect(page.getByRole("alert", { name: say.meanwhile })).toBeVisible();
    await button(page, say.save).click();
    await expect(page.getByText("58,000.00 TZS").first()).toBeVisible();

    await button(page, say.pay).click();
    await button(page, say.paySave).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await button(page, say.other).click();
    await page.getByRole("menuitem", { name: say.delivered }).click();
    await button(page, say.back).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: say.more("Kikoi") }).click();
    await sheet.getByLabel(say.restock).uncheck();
    await expect(sheet.getByLabel(say.money)).toHaveValue("18,000");
    expect(await axeProblems(page)).toEqual([]);
    await sheet.getByRole("button", { name: say.take, exact: true }).dblclick();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(say.came)).toBeVisible();
    await expect(page.getByText(say.written)).toHaveCount(1);
    await expect(page.getByText(say.refunded)).toHaveCount(1);
    await expect(page.getByText("40,000.00 TZS").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await axeProblems(page)).toEqual([]);
  });
