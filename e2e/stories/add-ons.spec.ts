import { expect, type Page, test } from "@playwright/test";
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
    down: "Move Vionjo down",
    productName: "Name",
    make: "Create product",
    both: "Somebody else saved meanwhile, and both changes are kept.",
  },
  sw: {
    add: "Kundi jipya",
    name: "Jina la kundi",
    max: "Mwisho",
    addOn: "Jina la nyongeza",
    price: "Bei",
    count: "Hesabu stoku",
    stock: "Zilizopo",
    create: "Ongeza kundi",
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
    down: "Sogeza Vionjo chini",
    productName: "Jina",
    make: "Ongeza bidhaa",
    both: "Mtu mwingine amehifadhi wakati huo, na mabadiliko ya wote wawili yamebaki.",
  },
};

const speak = async (page: Page, language: string, url: string) => {
  await page.context().addCookies([{ name: "language", value: language, url }]);
  await page.context().addInitScript((value) => localStorage.setItem("language", value), language);
};
const flavours = { name: "Vionjo", min: 0, max: 1, add_ons: [{ name: "Asali", price_minor: 50_000, stock: null }] };
const cups = { name: "Kikombe", min: 0, max: 1, add_ons: [{ name: "Kikubwa", price_minor: 0, stock: null }] };
const sold = { price_minor: 200_000, stock: 5 };
type SharedGroup = {
  id: string;
  updated_at: string;
  name: string;
  min: number;
  max: number;
  add_ons: { id: string; name: string; price: { minor: number } }[];
};
/** A group from the API in the form that it is sent back. */
const asSent = ({ id, updated_at, name, min, max, add_ons }: SharedGroup) => ({
  ...{ id, name, min, max, expected_updated_at: updated_at },
  add_ons: add_ons.map((addOn) => ({ id: addOn.id, name: addOn.name, price_minor: addOn.price.minor, stock: null })),
});

for (const [language, say] of Object.entries(said)) {
  test(`groups of a product change places, and a copy of one is the product's own (${language})`, async ({
    page,
    baseURL: url = "",
  }) => {
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la Nakala ${language} ${Date.now()}`);
    await speak(page, language, url);
    const tea = await owner.addProduct("Chai", { ...sold, add_on_groups: [flavours] });
    const shared = asSent(tea.add_on_groups[0]);
    const coffee = await owner.addProduct("Kahawa", { ...sold, add_on_groups: [shared, cups] });
    await page.goto(`/dashboard/products/edit/${coffee.id}`);
    await expect(page.getByText(say.also)).toBeVisible();
    await page.getByRole("button", { name: say.down }).click();
    await expect(page.getByLabel(say.name).last()).toHaveValue("Vionjo");
    await expect(page.getByRole("button", { name: say.down })).toBeDisabled();
    await page.getByRole("button", { name: say.copy }).click();
    await expect(page.getByText(say.also)).toHaveCount(0);
    await page.getByLabel(say.name).last().fill("Vionjo vya kahawa");
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.productSaved).first()).toBeVisible();
    const groups = page.getByRole("region", { name: /^(Kikombe|Vionjo.*)$/ });
    await expect(groups).toHaveText([/^Kikombe.*Kikubwa/, /^Vionjo vya kahawa.*Asali/]);
    await page.goto(`/dashboard/products/${tea.id}`);
    await expect(groups).toHaveText([/^Vionjo .*Asali/]);
  });

  test(`what was typed into shared add-ons of a new product outlives somebody else's change (${language})`, async ({
    page,
    baseURL: url = "",
  }) => {
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la Wawili ${language} ${Date.now()}`);
    await speak(page, language, url);
    const tea = await owner.addProduct("Chai", { ...sold, add_on_groups: [flavours] });
    await page.goto("/dashboard/products/new");
    await page.getByLabel(say.productName, { exact: true }).fill("Juisi");
    await page.getByRole("combobox").nth(1).selectOption("home");
    await page.getByLabel(say.price, { exact: true }).first().fill("3,000");
    await page.getByRole("button", { name: say.useKnown }).click();
    await page.getByRole("button", { name: say.take }).click();
    await page.getByLabel(say.addOn).fill("Asali mbichi");
    const [group] = tea.add_on_groups;
    const { id, ...theirs } = asSent(group);
    await owner.changeGroup(id, { ...theirs, name: "Ladha", max: 2 });
    await page.getByRole("button", { name: say.make }).click();
    // Each changed something else, so both are saved, and that is said.
    await expect(page.getByText(say.both).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Juisi", level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Ladha" })).toContainText("Asali mbichi");
  });

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
}
