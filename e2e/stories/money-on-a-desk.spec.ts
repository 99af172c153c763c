import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const [row, item] = ["[data-row]", "ul[aria-label] > li"];
const refused = "Jaribu baadaye kidogo.";

/** The pages about money: what each reads first, what it says where that fails, and what it shows of it. */
const pages = [
  {
    ...{ path: "transactions", reads: "transactions", shows: row },
    failed: { en: "We could not load your transactions", sw: "Imeshindikana kupakia miamala yako" },
  },
  {
    ...{ path: "transactions/unmatched", reads: "receipts", shows: item },
    failed: { en: "What waits could not be read", sw: "Zinazosubiri hazikusomeka" },
  },
  {
    ...{ path: "expenses", reads: "expense-overview", shows: "dl" },
    failed: { en: "We could not load your expenses", sw: "Imeshindikana kupakia matumizi yako" },
  },
  {
    ...{ path: "expenses/expenses-records", reads: "expenses", shows: row },
    failed: { en: "We could not load your expenses", sw: "Imeshindikana kupakia matumizi yako" },
  },
  {
    ...{ path: "debt", reads: "debts", shows: row },
    failed: { en: "We could not load your debts", sw: "Imeshindikana kupakia madeni yako" },
  },
  {
    ...{ path: "debt/suppliers", reads: "suppliers", shows: item },
    failed: { en: "Your suppliers could not be loaded", sw: "Imeshindikana kupakia wasambazaji wako" },
  },
  {
    ...{ path: "settings/payments", reads: "payment-settings", shows: "form" },
    failed: { en: "We could not load how you are paid", sw: "Imeshindikana kupakia unavyolipwa" },
  },
] as const;

for (const language of ["en", "sw"] as const)
  test(`the pages about money fit a desk, and say what failed and try again (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const merchant = new BackOffice(page);
    await merchant.enterDemo();
    await merchant.speak(language);
    const main = page.getByRole("main");
    for (const { path, reads, shows, failed } of pages)
      await test.step(path, async () => {
        let fails = true;
        // What is refused is not asked for again by itself, as what breaks is.
        await page.route(new RegExp(`/api/${reads}(\\?|$)`), (route) =>
          fails ? route.fulfill({ status: 400, json: { detail: refused } }) : route.continue(),
        );
        await page.goto(`/dashboard/${path}`);
        await expect(main.getByText(failed[language])).toBeVisible();
        await expect(main.getByText(refused)).toBeVisible();
        fails = false;
        await main
          .getByRole("button", { name: /^(Retry|Try again|Jaribu tena)$/ })
          .first()
          .click();
        await expect(main.locator(shows).first()).toBeVisible();
        await expect(main.getByText(failed[language])).toHaveCount(0);
        await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
        await page.evaluate("scrollTo(0, 0)");
        expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBe(1440);
        expect(await axeProblems(page), path).toEqual([]);
        if (language === "sw") expect(await untranslatedWords(page), path).toEqual([]);
      });
  });
