import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const said = {
  en: {
    add: "Add order",
    more: "One Kikoi more",
    honey: "One Asali more",
    take: "Add to the order",
    name: "Customer's name",
    phone: "Customer's phone",
    delivery: "Delivery",
    discount: "Discount",
    percentage: "Percentage Charge",
    noAmount: "This is no amount.",
    noPercentage: "This is no percentage.",
    paid: "Amount paid",
    save: "Save order",
    empty: "Choose at least one product.",
    balance: "29,400.00 TZS to be paid",
    soldOut: "Only 1 left of Kikoi.",
    known: "Customers you know",
    ask: "Then ask the customer’s phone for what is left",
    send: "Ask this phone",
    asked: /^(Being asked|Waits for the PIN)$/,
  },
  sw: {
    add: "Ongeza oda",
    more: "Ongeza Kikoi moja",
    honey: "Ongeza Asali moja",
    take: "Weka kwenye oda",
    name: "Jina la mteja",
    phone: "Simu ya mteja",
    delivery: "Usafirishaji",
    discount: "Punguzo",
    percentage: "Tozo ya asilimia",
    noAmount: "Hiki si kiasi cha fedha.",
    noPercentage: "Hii si asilimia.",
    paid: "Kiasi kilicholipwa",
    save: "Hifadhi oda",
    empty: "Chagua angalau bidhaa moja.",
    balance: "Bado 29,400.00 TZS",
    soldOut: "Kikoi: zimebaki 1 tu.",
    known: "Wateja unaowafahamu",
    ask: "Kisha omba kilichobaki kwa simu",
    send: "Tuma ombi kwenye simu hii",
    asked: /^(Inaombwa|Inasubiri PIN)$/,
  },
};
const extras = { name: "Vionjo", min: 0, max: 1, add_ons: [{ name: "Asali", price_minor: 100_000, stock: null }] };

for (const [language, say] of Object.entries(said))
  test(`an order by telephone is written down with one hand, kept meanwhile, and refused in words (${language})`, async ({
    page,
    baseURL: url = "",
  }) => {
    const shop = new BackOffice(page);
    await shop.openShop(`Duka la Simu ${language} ${Date.now()}`);
    const kikoi = await shop.addProduct("Kikoi", { price_minor: 1_800_000, stock: 4, add_on_groups: [extras] });
    await page.context().addCookies([{ name: "language", value: language, url }]);
    await page.context().addInitScript((value) => localStorage.setItem("language", value), language);

    await page.goto("/dashboard/orders");
    await expect(page.getByRole("link", { name: say.add }).first()).toBeVisible();
    await page.keyboard.press("n");
    await expect(page.getByRole("heading", { name: say.add, level: 1 })).toBeVisible();
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.empty)).toBeVisible();
    await page.getByRole("button", { name: /^Kikoi/ }).click();
    await page.getByRole("button", { name: say.more }).click();
    await page.getByRole("button", { name: say.honey }).click();
    await page.getByRole("dialog").getByRole("button", { name: say.take }).click();
    await page.getByLabel(say.name).fill("Neema Mushi");
    await page.getByLabel(say.phone).fill("0712 345 678");
    await page.getByLabel(say.delivery, { exact: true }).fill("3.0005");
    await page.getByRole("button", { name: say.percentage }).click();
    await page.getByLabel(say.discount, { exact: true }).fill("2.5.5");
    await page.getByLabel(say.paid).fill("abc");
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.noAmount)).toHaveCount(2);
    await expect(page.getByText(say.noPercentage)).toHaveCount(1);
    await expect(page.getByLabel(say.delivery, { exact: true })).toBeFocused();
    await expect(page.getByRole("button", { name: "50,000", exact: true })).toBeDisabled();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByLabel(say.delivery, { exact: true }).fill("6,100");
    await page.getByLabel(say.discount, { exact: true }).fill("10");
    await page.getByRole("button", { name: "10,000", exact: true }).click();
    // 36,000 + 1,000 for products, 6,100 delivery, 10 % off the products, 10,000 paid.
    await expect(page.getByText(say.balance)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.reload();
    await expect(page.getByText(say.balance)).toBeVisible();
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });

    await shop.changeStock(kikoi.variants[0].id, -3);
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.soldOut).first()).toBeVisible();
    await expect(page.getByLabel(say.phone)).toHaveValue("0712 345 678");
    await shop.changeStock(kikoi.variants[0].id, 3);
    await page.getByLabel(say.ask).check();
    await page.getByRole("button", { name: say.save }).click();
    await expect(page).toHaveURL(/order-info/);
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("textbox")).toHaveValue("+255712345678");
    expect(await axeProblems(page)).toEqual([]);
    await sheet.getByRole("button", { name: say.send }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/order-info\/[^?]*$/);
    const main = page.getByRole("main");
    await expect(main.getByText(say.asked)).toBeVisible();
    await expect(main.getByText("39,400.00 TZS")).toBeVisible();
    await expect(main.getByText("-3,700.00 TZS")).toBeVisible();
    await expect(main.getByText("Neema Mushi")).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);

    await page.goto("/dashboard/orders/add-order");
    await page.getByLabel(say.phone).fill("255712345678");
    await page
      .getByRole("list", { name: say.known })
      .getByRole("button", { name: /Neema Mushi/ })
      .click();
    await expect(page.getByLabel(say.phone)).toHaveCount(0);
  });
