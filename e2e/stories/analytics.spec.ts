import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{ sales: "Sales", byDay: "Sales by day", numbers: "All numbers", cash: "Your money now", inHand: "In hand" },
    ...{ products: "Products", reorder: "To reorder", out: "None left", sold: "2 sold in 28 days", week: "7 days" },
    ...{ chats: "From chat to cash", other: "2 more orders came without a chat.", save: "Download list: To reorder" },
    ...{ orders: "Orders", from: "From", to: "To", reversed: "The last day is before the first." },
    tooLong: "These are more than 366 days",
    ...{
      reports: "Saved reports",
      report: "Name of the view",
      keep: "Save this view",
      everyone: "Everyone in the shop",
    },
  },
  sw: {
    ...{ sales: "Mauzo", byDay: "Mauzo kwa siku", numbers: "Namba zote", cash: "Pesa zako sasa", inHand: "Mkononi" },
    ...{
      products: "Bidhaa",
      reorder: "Za kuagiza tena",
      out: "Imeisha",
      sold: "zimeuzwa 2 kwa siku 28",
      week: "Siku 7",
    },
    ...{ chats: "Kutoka chati hadi pesa", other: "Oda 2 nyingine zilikuja bila chati." },
    save: "Pakua orodha: Za kuagiza tena",
    ...{ orders: "Oda", from: "Kuanzia", to: "Hadi", reversed: "Siku ya mwisho iko kabla ya ya kwanza." },
    tooLong: "Hizo ni zaidi ya siku 366",
    ...{ reports: "Ripoti zilizohifadhiwa", report: "Jina la mwonekano", keep: "Hifadhi mwonekano huu" },
    everyone: "Kila mtu dukani",
  },
};

for (const language of ["en", "sw"] as const)
  test(`an owner reads on a phone what the shop sold, and finds the product to reorder (${language})`, async ({
    page,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la takwimu");
    await merchant.speak(language);
    const kanga = await merchant.addProduct("Kanga", { price_minor: 1_800_000, stock: 2 });
    await merchant.addProduct("Kikoi");
    const { id } = await merchant.writeOrder(kanga);
    await merchant.writeOrder(kanga);
    await merchant.payOrder(id, 1_800_000);
    const main = page.getByRole("main");
    const fits = async () => {
      // Nothing that can be pressed is half below the header.
      await page.evaluate("scrollTo(0, 0)");
      expect(await axeProblems(page)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    };

    await page.goto("/dashboard/analytics");
    await expect(main.getByRole("region", { name: say.cash })).toContainText(`${say.inHand}18,000.00 TZS`);
    const figuresOfSales = main.getByRole("region", { name: say.sales, exact: true });
    await expect(figuresOfSales).toContainText("36,000.00 TZS");
    // Only what its list shows row by row is a link.
    await expect(figuresOfSales.getByRole("link", { name: `${say.orders}: 2`, exact: true })).toBeVisible();
    await expect(figuresOfSales.getByRole("link", { name: "36,000.00 TZS" })).toHaveCount(0);
    const [from, to] = [main.getByLabel(say.from, { exact: true }), main.getByLabel(say.to, { exact: true })];
    const lastDay = await to.inputValue();
    await to.fill("2020-01-01");
    await expect(main.getByRole("status").filter({ hasText: say.reversed })).toBeVisible();
    await to.fill(lastDay);
    await from.fill("2024-01-01");
    await expect(main.getByRole("status").filter({ hasText: say.tooLong })).toBeVisible();
    await fits();
    const byDay = main.getByRole("region", { name: say.byDay, exact: true });
    await expect(byDay.locator("canvas")).toBeVisible();
    await main.getByRole("button", { name: say.week, exact: true }).click();
    await byDay.getByText(say.numbers).click();
    await expect(byDay.getByRole("row")).toHaveCount(8);
    await expect(byDay.getByRole("row").last()).toContainText("36,000.00 TZS");
    await fits();

    await main.getByRole("button", { name: say.chats, exact: true }).click();
    await expect(main.getByText(say.other)).toBeVisible();
    await fits();

    await main.getByRole("button", { name: say.products, exact: true }).click();
    const reorder = main.getByRole("region", { name: say.reorder });
    await expect(reorder).toContainText(say.out);
    await expect(reorder).toContainText(say.sold);
    await fits();

    // What is shown is kept as a report of the shop, and opened again from there.
    await main.getByRole("button", { name: say.reports }).click();
    const reports = page.getByRole("dialog", { name: say.reports });
    await reports.getByLabel(say.report).fill("Wiki, bidhaa");
    await reports.getByRole("radio", { name: say.everyone }).check();
    await reports.getByRole("button", { name: say.keep }).click();
    await expect(reports.getByRole("button", { name: /^Wiki, bidhaa/ })).toBeVisible();
    await page.goto("/dashboard/analytics");
    await main.getByRole("button", { name: say.reports }).click();
    await reports.getByRole("button", { name: /^Wiki, bidhaa/ }).click();
    await expect(page).toHaveURL(/days=week&part=products/);
    await fits();

    const file = page.waitForEvent("download");
    await reorder.getByRole("button", { name: say.save }).click();
    expect((await file).suggestedFilename()).toMatch(/^reorder-.*\.csv$/);
    await reorder.getByRole("link", { name: "Kanga" }).click();
    await expect(page).toHaveURL(/\/dashboard\/products\/stock\//);
    await expect(main.getByRole("heading", { level: 1 })).toContainText("Kanga");
  });
