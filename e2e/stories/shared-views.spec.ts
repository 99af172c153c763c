import { type Browser, expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { joinShop } from "../pages/stack-database.ts";

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

const said = {
  en: {
    unreachable: "Mauzo could not be reached. Check your connection, then try again.",
    views: "Views",
    name: "Name of the view",
    everyone: "Everyone in the shop",
    onlyMe: "Only me, on this device",
    save: "Save this view",
    shared: "Everyone in the shop sees this view now",
    by: "Shared by Asha Juma",
    byYou: "Shared by you",
    change: (name: string) => `Change view ${name}`,
    remove: (name: string) => `Remove view ${name}`,
    saveChange: "Save",
    changed: "View changed",
    removed: "View removed",
    undo: "Undo",
    taken: "Another view of this list is called so. Choose another name.",
  },
  sw: {
    unreachable: "Mauzo haikupatikana. Angalia intaneti yako, kisha jaribu tena.",
    views: "Mionekano",
    name: "Jina la mwonekano",
    everyone: "Kila mtu dukani",
    onlyMe: "Mimi tu, kwenye kifaa hiki",
    save: "Hifadhi mwonekano huu",
    shared: "Sasa kila mtu dukani anauona mwonekano huu",
    by: "Wa wote, kutoka kwa Asha Juma",
    byYou: "Wa wote, kutoka kwako",
    change: (name: string) => `Badilisha mwonekano ${name}`,
    remove: (name: string) => `Ondoa mwonekano ${name}`,
    saveChange: "Hifadhi",
    changed: "Mwonekano umebadilishwa",
    removed: "Mwonekano umeondolewa",
    undo: "Rudisha",
    taken: "Mwonekano mwingine wa orodha hii una jina hilo. Chagua lingine.",
  },
};

for (const [language, say] of Object.entries(said)) {
  async function enter(page: Page, url: string, shop: string) {
    await page.context().addCookies([{ name: "language", value: language, url }]);
    await page.context().addInitScript((value) => localStorage.setItem("language", value), language);
    const person = new BackOffice(page);
    return { person, email: await person.openShop(shop) };
  }
  const another = async (browser: Browser, url: string) =>
    (await browser.newContext({ baseURL: url, viewport: phone })).newPage();
  const menu = (page: Page) => page.getByRole("dialog", { name: say.views });
  const view = (page: Page, name: string) => menu(page).getByRole("button", { name: new RegExp(`^${name}`) });
  const openMenu = async (page: Page) => {
    await page.getByRole("button", { name: say.views }).click();
    await expect(menu(page)).toBeVisible();
  };
  const told = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

  test(`everyone in the shop goes to a shared view, and who made it changes it (${language})`, async ({
    page,
    browser,
    baseURL: url = "",
  }) => {
    const asha = await enter(page, url, `Duka la mionekano ${language}`);
    for (const name of ["Kanga", "Kikoi"]) await asha.person.addProduct(name);
    const juma = await another(browser, url);
    const { email } = await enter(juma, url, `Duka lingine ${language}`);
    await joinShop(email, asha.email, [{ resource: "product", action: "read" }]);

    await page.goto("/dashboard/products?search=kikoi");
    await openMenu(page);
    await menu(page).getByLabel(say.name).fill("Vikoi");
    await menu(page).getByLabel(say.everyone).check();
    expect(await axeProblems(page)).toEqual([]);
    await menu(page).getByRole("button", { name: say.save }).click();
    await told(page, say.shared);
    await expect(view(page, "Vikoi")).toContainText(say.byYou);

    await juma.goto("/dashboard/products");
    await openMenu(juma);
    await expect(view(juma, "Vikoi")).toContainText(say.by);
    await expect(menu(juma).getByRole("button", { name: say.remove("Vikoi") })).toHaveCount(0);
    await view(juma, "Vikoi").click();
    await expect(juma).toHaveURL(/search=kikoi/);
    await openMenu(juma);
    await menu(juma).getByLabel(say.name).fill("VIKOI");
    await menu(juma).getByLabel(say.everyone).check();
    await menu(juma).getByRole("button", { name: say.save }).click();
    await expect(menu(juma).getByRole("alert")).toHaveText(say.taken);
    await expect(menu(juma).getByLabel(say.name)).toHaveValue("VIKOI");

    await menu(page)
      .getByRole("button", { name: say.change("Vikoi") })
      .click();
    const name = menu(page).getByLabel(say.name);
    await expect(name).toBeFocused();
    await name.fill("Kikoi zote");
    await page.keyboard.press("Enter");
    await told(page, say.changed);
    await expect(view(juma, "Kikoi zote")).toContainText(say.by);

    await menu(page)
      .getByRole("button", { name: say.change("Kikoi zote") })
      .click();
    await menu(page).getByLabel(say.onlyMe).check();
    await menu(page).getByRole("button", { name: say.saveChange, exact: true }).click();
    await expect(view(juma, "Kikoi zote")).toHaveCount(0);
    await expect(view(page, "Kikoi zote")).not.toContainText(say.byYou);
    await menu(page)
      .getByRole("button", { name: say.change("Kikoi zote") })
      .click();
    await menu(page).getByLabel(say.everyone).check();
    await menu(page).getByRole("button", { name: say.saveChange, exact: true }).click();
    await expect(view(page, "Kikoi zote")).toContainText(say.byYou);
    await menu(page)
      .getByRole("button", { name: say.remove("Kikoi zote") })
      .click();
    await told(page, say.removed);
    await expect(view(juma, "Kikoi zote")).toHaveCount(0);
    await page.getByRole("button", { name: say.undo, exact: true }).click();
    await expect(view(juma, "Kikoi zote")).toContainText(say.by);
    await juma.context().close();
  });

  test(`without the network a view is kept on the device, and one for everyone says so and waits as it was typed (${language})`, async ({
    page,
    context,
    baseURL: url = "",
  }) => {
    await enter(page, url, `Duka nje ya mtandao ${language}`);
    await page.goto("/dashboard/products?status=draft");
    await openMenu(page);
    await context.setOffline(true);
    await menu(page).getByLabel(say.name).fill("Rasimu");
    await menu(page).getByRole("button", { name: say.save }).click();
    await expect(view(page, "Rasimu")).toBeVisible();
    await menu(page).getByLabel(say.name).fill("Rasimu zote");
    await menu(page).getByLabel(say.everyone).check();
    const save = menu(page).getByRole("button", { name: say.save });
    await save.click();
    await expect(menu(page).getByText(say.unreachable)).toBeVisible();
    await expect(menu(page).getByLabel(say.name)).toHaveValue("Rasimu zote");
    await context.setOffline(false);
    await save.click();
    await told(page, say.shared);
    await expect(view(page, "Rasimu zote")).toContainText(say.byYou);
  });
}
