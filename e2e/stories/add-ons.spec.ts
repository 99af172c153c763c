import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const said = {
  en: {
    add: "New group",
    name: "Group name",
    max: "At most",
    addOn: "Add-on name",
    price: "Price",
    count: "Count stock",
    stock: "In stock",
    create: "Create group",
    saved: "Add-ons saved",
    useKnown: "Use a group you have",
    find: "Find a group",
    take: "Use Vionjo",
    save: "Save changes",
    productSaved: "Product saved",
    used: "Up to 1, free to skip · in 2 products",
    also: "Also in 1 other product: changes apply there too.",
    copy: "Make a copy for this product only",
    applies: "Used in 2 products: Chai, Kahawa. Changes apply to all of them.",
    addOnPrice: "5 in stock",
    archive: "Archive Ladha",
    confirm: "Archive",
    text: "2 products offer it no more: Chai, Kahawa.",
    undo: "Undo",
    back: "Back in its products",
    noMatch: "No group matches",
    search: "Search add-ons",
    changed: "Vionjo → became Ladha",
  },
  sw: {
    add: "Kundi jipya",
    name: "Jina la kundi",
    max: "Mwisho",
    addOn: "Jina la nyongeza",
    price: "Bei",
    count: "Hesabu stoku",
    stock: "Zilizopo",
    create: "Weka kundi",
    saved: "Nyongeza zimehifadhiwa",
    useKnown: "Tumia kundi ulilonalo",
    find: "Tafuta kundi",
    take: "Tumia Vionjo",
    save: "Hifadhi mabadiliko",
    productSaved: "Bidhaa imehifadhiwa",
    used: "Hadi 1, si lazima · kwenye bidhaa 2",
    also: "Lipo pia kwenye bidhaa nyingine 1: mabadiliko yataingia huko pia.",
    copy: "Tengeneza nakala ya bidhaa hii tu",
    applies: "Zinatumika kwenye bidhaa 2: Chai, Kahawa. Mabadiliko yataingia kwenye zote.",
    addOnPrice: "Zipo 5",
    archive: "Ondoa Ladha",
    confirm: "Ondoa",
    text: "Bidhaa 2 hazitakuwa nalo tena: Chai, Kahawa.",
    undo: "Rudisha",
    back: "Zimerudi kwenye bidhaa zake",
    noMatch: "Hakuna kundi linalolingana",
    search: "Tafuta nyongeza",
    changed: "Vionjo → ikawa Ladha",
  },
};

for (const [language, say] of Object.entries(said))
  test(`one group of add-ons serves two products, changes in both, and comes back when it was put away (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const merchant = new BackOffice(page);
    await merchant.openShop(`Duka la Nyongeza ${language} ${Date.now()}`);
    for (const name of ["Chai", "Kahawa"]) await merchant.addProduct(name);
    await context.addCookies([{ name: "language", value: language, url: new URL(baseURL ?? "").origin }]);
    await context.addInitScript((value) => localStorage.setItem("language", value), language);

    await page.goto("/dashboard/products/add-ons");
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("link", { name: say.add }).first().click();
    await page.getByLabel(say.name).fill("Vionjo");
    await page.getByLabel(say.addOn).fill("Asali");
    await page.getByLabel(say.price, { exact: true }).fill("500");
    await page.getByLabel(say.count).check();
    await page.getByLabel(say.stock, { exact: true }).fill("5");
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: say.create }).click();
    await expect(page.getByText(say.saved).first()).toBeVisible();

    const productUrls: string[] = [];
    for (const name of ["Chai", "Kahawa"]) {
      await page.goto("/dashboard/products");
      await page
        .getByRole("link", { name: new RegExp(name) })
        .first()
        .click();
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      productUrls.push(page.url());
      await page.goto(page.url().replace("/products/", "/products/edit/"));
      await page.getByRole("button", { name: say.useKnown }).click();
      await expect(page.getByLabel(say.find)).toBeFocused();
      await page.getByLabel(say.find).fill("asal");
      await page.getByRole("button", { name: say.take }).click();
      await expect(page.getByLabel(say.name)).toHaveValue("Vionjo");
      await page.getByRole("button", { name: say.save }).click();
      await expect(page.getByText(say.productSaved).first()).toBeVisible();
      await expect(page.getByText(say.addOnPrice).last()).toBeVisible();
    }

    const [tea = "", coffee = ""] = productUrls;
    await page.goto(coffee.replace("/products/", "/products/edit/"));
    await expect(page.getByText(say.also)).toBeVisible();
    await expect(page.getByRole("button", { name: say.copy })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);

    await page.goto("/dashboard/products/add-ons");
    await expect(page.getByText(say.used)).toBeVisible();
    await page.getByLabel(say.search).fill("zzz");
    await expect(page.getByText(say.noMatch)).toBeVisible();
    await page.getByLabel(say.search).fill("asali");
    await page.getByRole("link", { name: "Vionjo" }).click();
    await expect(page.getByText(say.applies)).toBeVisible();
    await page.getByLabel(say.name).fill("Ladha");
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.saved).first()).toBeVisible();
    for (const url of [tea, coffee]) {
      await page.goto(url);
      await expect(page.getByText(say.changed)).toBeVisible();
    }

    await page.goto("/dashboard/products/add-ons");
    await page.getByRole("button", { name: say.archive }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText(say.text)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole("button", { name: say.confirm, exact: true }).click();
    await page.getByRole("button", { name: say.undo }).click();
    await expect(page.getByText(say.back).first()).toBeVisible();
    await page.goto(tea);
    await expect(page.getByText(say.addOnPrice).last()).toBeVisible();
  });
