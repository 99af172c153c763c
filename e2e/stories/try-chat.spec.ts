import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

for (const [language, words] of Object.entries({
  en: { open: /^Try your chat/, field: "Compose a message", hello: "Hello", products: "See products" },
  sw: { open: /^Jaribu chati yako/, field: "Andika ujumbe", hello: "Habari", products: "Angalia bidhaa" },
}))
  test(`an owner tries the shop's chat in the back-office (${language})`, async ({ page }) => {
    const merchant = new BackOffice(page);
    await merchant.openShop(`Duka la Chati ${language} ${Date.now()}`);
    await merchant.addProduct("Kanga");
    const url = new URL(test.info().project.use.baseURL ?? "").origin;
    await page.context().addCookies([{ name: "language", value: language, url }]);
    await page.goto("/dashboard/settings");
    await page.getByRole("link", { name: words.open }).click();
    const field = page.getByPlaceholder(words.field);
    await field.fill(words.hello);
    await field.press("Enter");
    await expect(page.getByRole("button", { name: words.products })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
