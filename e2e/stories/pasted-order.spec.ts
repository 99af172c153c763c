import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const said = {
  en: {
    open: "Paste a message from a chat",
    field: "The customer's message",
    lines: "What the message orders",
    which: "Product for “gauni moja”",
    sure: "Sure",
    check: "Check",
    none: "Nothing in your shop is like this.",
    take: "Add to the order",
    takeAll: "Add all 2 lines",
    taken: "In the order",
    quantity: "How many",
    chosen: "In this order",
    ...{
      use: "Use 0754 111 222",
      phone: "Customer's phone",
      bring: "Bring it to Kariakoo",
      place: /^Where to bring it/,
    },
    ...{ useName: "Use the name Juma", name: "Customer's name" },
  },
  sw: {
    open: "Bandika ujumbe kutoka kwenye chati",
    field: "Ujumbe wa mteja",
    lines: "Kilichoagizwa kwenye ujumbe",
    which: "Bidhaa ya “gauni moja”",
    sure: "Ina uhakika",
    check: "Hakikisha",
    none: "Hakuna kitu kama hiki dukani kwako.",
    take: "Weka kwenye oda",
    takeAll: "Weka mistari yote 2",
    taken: "Iko kwenye oda",
    quantity: "Idadi ya",
    chosen: "Kwenye oda hii",
    ...{ use: "Tumia 0754 111 222", phone: "Simu ya mteja", bring: "Peleka Kariakoo", place: /^Pa kumpelekea/ },
    ...{ useName: "Tumia jina Juma", name: "Jina la mteja" },
  },
};

for (const [language, say] of Object.entries(said))
  test(`a message from a chat becomes an order's lines, sure ones at once and the others looked at (${language})`, async ({
    page,
    baseURL: url = "",
  }) => {
    const shop = new BackOffice(page);
    await shop.openShop(`Duka la Chat ${language} ${Date.now()}`);
    await shop.addProduct("Kikoi", { price_minor: 1_800_000, stock: 9 });
    await shop.addProduct("Sabuni", { price_minor: 200_000, stock: 9 });
    const sizes = ["Kubwa", "Ndogo"].map((name) => ({ name, price_minor: 7_000_000, stock: 3 }));
    await shop.addProduct("Gauni", { price_minor: undefined, stock: undefined, variants: sizes });
    await page.context().addCookies([{ name: "language", value: language, url }]);
    await page.context().addInitScript((value) => localStorage.setItem("language", value), language);

    await page.goto("/dashboard/orders/add-order");
    await page.getByRole("button", { name: say.open }).click();
    await expect(page.getByLabel(say.field)).toBeFocused();
    await page
      .getByLabel(say.field)
      .fill("Naomba kikoi 3\nsabuni 2\ngauni moja\ntrekta 4\nJina langu Juma, nipo Kariakoo\nSimu 0754 111 222");
    await page.keyboard.press("Control+Enter");
    const found = page.getByRole("list", { name: say.lines }).getByRole("listitem");
    await expect(found).toHaveCount(4);
    await expect(found.nth(0)).toContainText(say.sure);
    await expect(found.nth(2)).toContainText(say.check);
    await expect(found.nth(3)).toContainText(say.none);
    await expect(found.nth(2).getByRole("button", { name: say.take })).toBeDisabled();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.getByRole("button", { name: say.use }).click();
    await page.getByRole("button", { name: say.bring }).click();
    await page.getByRole("button", { name: say.useName }).click();
    await expect(page.getByLabel(say.phone, { exact: true })).toHaveValue("0754 111 222");
    await expect(page.getByLabel(say.place)).toHaveValue("Kariakoo");
    await expect(page.getByLabel(say.name, { exact: true })).toHaveValue("Juma");

    await page.getByRole("button", { name: say.takeAll }).click();
    await expect(found.nth(0)).toContainText(say.taken);
    await page.getByLabel(say.which).selectOption({ label: "Gauni · Kubwa · 70,000.00 TZS" });
    await found.nth(2).getByRole("button", { name: say.take }).click();
    await expect(found.nth(2)).toContainText(say.taken);

    const chosen = page.getByRole("list", { name: say.chosen });
    await expect(chosen.getByLabel(`${say.quantity} Kikoi`)).toHaveValue("3");
    await expect(chosen.getByLabel(`${say.quantity} Sabuni`)).toHaveValue("2");
    await expect(chosen.getByLabel(`${say.quantity} Gauni Kubwa`)).toHaveValue("1");
    await expect(page.getByText("128,000.00 TZS").first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
