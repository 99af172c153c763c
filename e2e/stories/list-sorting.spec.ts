import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const said = {
  en: {
    sortBy: (column: string) => `Sort by ${column}`,
    ...{ price: "Price", product: "Product", total: "Total", customer: "Customer" },
    ...{
      views: "Views",
      name: "Name of the view",
      save: "Save this view",
      order: "Sorted",
      smallest: "Smallest total first",
    },
  },
  sw: {
    sortBy: (column: string) => `Panga kwa ${column}`,
    ...{ price: "Bei", product: "Bidhaa", total: "Jumla", customer: "Mteja" },
    ...{
      views: "Mionekano",
      name: "Jina la mwonekano",
      save: "Hifadhi mwonekano huu",
      order: "Mpangilio",
      smallest: "Jumla ndogo kwanza",
    },
  },
};

for (const [language, say] of Object.entries(said)) {
  test(`lists are sorted by their headers, by key too, and a view keeps the order (${language})`, async ({ page }) => {
    const merchant = new BackOffice(page);
    await merchant.speak(language === "sw" ? "sw" : "en");
    await merchant.openShop(`Duka la mpangilio ${language} ${Date.now()}`);
    for (const [name, price_minor] of [
      ["Kanga", 300],
      ["Ukili", 100],
      ["Áchali", 200],
    ] as const)
      await merchant.writeOrder(await merchant.addProduct(name, { price_minor, stock: 9 }));
    const header = (column: string) => page.getByRole("button", { name: say.sortBy(column) });
    const sorted = (column: string) => page.getByRole("columnheader").filter({ has: header(column) });
    const rows = (words: RegExp) =>
      expect.poll(async () =>
        (await page.locator("[data-row]").allInnerTexts()).map((text) => words.exec(text)?.[0] ?? ""),
      );

    await page.goto("/dashboard/products");
    await rows(/Kanga|Ukili|Áchali/).toEqual(["Áchali", "Ukili", "Kanga"]);
    await header(say.price).click();
    await expect(page).toHaveURL(/sort=price_desc/);
    await expect(sorted(say.price)).toHaveAttribute("aria-sort", "descending");
    await rows(/Kanga|Ukili|Áchali/).toEqual(["Kanga", "Áchali", "Ukili"]);
    await header(say.price).press("Enter");
    await expect(page).toHaveURL(/sort=price$/);
    await expect(sorted(say.price)).toHaveAttribute("aria-sort", "ascending");
    await rows(/Kanga|Ukili|Áchali/).toEqual(["Ukili", "Áchali", "Kanga"]);
    await header(say.product).click();
    await expect(sorted(say.product)).toHaveAttribute("aria-sort", "ascending");
    await expect(sorted(say.price)).toHaveAttribute("aria-sort", "none");
    await rows(/Kanga|Ukili|Áchali/).toEqual(["Áchali", "Kanga", "Ukili"]);
    expect(await axeProblems(page)).toEqual([]);

    await page.getByRole("button", { name: say.views }).click();
    const menu = page.getByRole("dialog", { name: say.views });
    await menu.getByLabel(say.name).fill("A–Z");
    await menu.getByRole("button", { name: say.save }).click();
    await page.goto("/dashboard/products");
    await rows(/Kanga|Ukili|Áchali/).toEqual(["Áchali", "Ukili", "Kanga"]);
    await page.getByRole("button", { name: say.views }).click();
    await menu.getByRole("button", { name: /^A–Z/ }).click();
    await expect(page).toHaveURL(/sort=name$/);
    await rows(/Kanga|Ukili|Áchali/).toEqual(["Áchali", "Kanga", "Ukili"]);

    await page.goto("/dashboard/orders");
    await rows(/\b[123]\.00/).toEqual(["2.00", "1.00", "3.00"]);
    await header(say.total).click();
    await rows(/\b[123]\.00/).toEqual(["3.00", "2.00", "1.00"]);
    await expect(sorted(say.total)).toHaveAttribute("aria-sort", "descending");
    await header(say.customer).click();
    await expect(sorted(say.customer)).toHaveAttribute("aria-sort", "ascending");
    expect(await axeProblems(page)).toEqual([]);
    await merchant.filterBy(say.order, say.smallest);
    await expect(page).toHaveURL(/sort=total$/);
    await rows(/\b[123]\.00/).toEqual(["1.00", "2.00", "3.00"]);
  });
}
