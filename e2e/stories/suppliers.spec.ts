import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{
      tab: "Suppliers",
      add: "Add supplier",
      name: "Name",
      save: "Save",
      addBill: "Add bill",
      goods: "Goods to sell",
    },
    ...{
      amount: "Amount",
      pay: "Pay",
      paid: "Paid",
      undo: "Undo",
      owed: "Owed",
      open: "To be paid",
    },
  },
  sw: {
    ...{ tab: "Wasambazaji", add: "Ongeza msambazaji", name: "Jina", save: "Hifadhi", addBill: "Ongeza bili" },
    ...{ goods: "Bidhaa za kuuza", amount: "Kiasi", pay: "Lipa", paid: "Imelipwa", undo: "Tengua", owed: "Unadaiwa" },
    ...{ open: "Haijalipwa" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a supplier's bill is written down by hand, owed on the second tab, paid, and the payment undone (${language})`, async ({
    page,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la bili");
    await merchant.speak(language);
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const fits = async () => {
      expect(await axeProblems(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
      if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    };
    await page.goto("/dashboard/debt");
    await main.getByRole("link", { name: say.tab, exact: true }).click();
    await main.getByRole("button", { name: say.add }).first().click();
    await dialog.getByLabel(say.name, { exact: true }).fill("Mzee Salum");
    await dialog.getByRole("button", { name: say.save }).click();
    await expect(dialog).toHaveCount(0);
    const rows = main.getByRole("list", { name: say.tab }).getByRole("listitem");
    await expect(rows).toContainText("Mzee Salum");
    await rows.getByRole("link").first().click();

    await main.getByRole("button", { name: say.addBill }).first().click();
    await dialog.getByLabel(say.amount).fill("45,000");
    await dialog.getByRole("button", { name: say.goods }).click();
    await fits();
    await dialog.getByRole("button", { name: say.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(say.open)).toBeVisible();
    await page.goto("/dashboard/debt/suppliers");
    await expect(main.locator("dl")).toContainText("45,000.00 TZS");
    await expect(rows).toContainText("45,000.00 TZS");
    await fits();

    await rows.getByRole("link").first().click();
    await main.getByRole("button", { name: say.pay, exact: true }).click();
    await dialog.getByRole("button", { name: say.pay, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(say.paid, { exact: true })).toBeVisible();
    await fits();
    await main.getByRole("button", { name: say.undo, exact: true }).click();
    await expect(main.getByText(say.open)).toBeVisible();
    await fits();
  });
