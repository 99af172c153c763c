import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { fillOptions } from "../pages/products/fill-options.ts";

const words = {
  en: {
    name: "Name",
    category: { label: "Clothing & accessories" },
    remove: "Remove variant L / Blue",
    codes: "SKU, barcode, low-stock warning",
    warnAt: "Warn me when left",
    warns: "warns at 5",
    shows: "Where it shows",
    draft: "Nowhere yet (draft)",
    create: "Create product",
    isDraft: "Draft",
    edit: "Edit",
    published: "In the shop, its page and its chat",
    save: "Save changes",
    history: "History",
    status: "Status: Draft → became In the shop",
    duplicate: "Duplicate",
    copy: "Gauni (copy)",
    select: (name: string) => `Select ${name}`,
    change: "Change",
    percent: "Percent",
    round: "Round",
    nearest: "To the nearest 1,000 TZS",
    apply: "Change 2 products",
    done: "2 products changed",
    undo: "Undo",
    back: "2 products are as they were",
    price: "Price",
    order: "Order",
    cheapest: "Cheapest first",
    exportShown: "Export",
  },
  sw: {
    name: "Jina",
    category: { index: 1 },
    remove: "Ondoa chaguo L / Blue",
    codes: "SKU, msimbopau, onyo la stoku",
    warnAt: "Nionye zikibaki",
    warns: "onyo zikibaki 5",
    shows: "Inaonekana wapi",
    draft: "Bado popote (rasimu)",
    create: "Ongeza bidhaa",
    isDraft: "Rasimu",
    edit: "Hariri",
    published: "Dukani, kwenye ukurasa na kwenye chati",
    save: "Hifadhi mabadiliko",
    history: "Historia",
    status: "Hali: Rasimu → ikawa Iko dukani",
    duplicate: "Nakili",
    copy: "Gauni (nakala)",
    select: (name: string) => `Chagua ${name}`,
    change: "Badilisha",
    percent: "Asilimia",
    round: "Kadiria",
    nearest: "Hadi 1,000 TZS iliyo karibu",
    apply: "Badilisha bidhaa 2",
    done: "Bidhaa 2 zimebadilishwa",
    undo: "Rudisha",
    back: "Bidhaa 2 zimerudi zilivyokuwa",
    price: "Bei",
    order: "Mpangilio",
    cheapest: "Bei ya chini kwanza",
    exportShown: "Pakua orodha",
  },
} as const;

const offered = async (page: Page, slug: string): Promise<string[]> => {
  const answer = await (await page.request.get(`/api/public/shops/${slug}`)).json();
  return answer.products.map(({ name }: { name: string }) => name);
};

for (const language of ["en", "sw"] as const)
  test(`a dress in sizes and colours is drafted, published, copied and repriced with others (${language})`, async ({
    page,
  }) => {
    const t = words[language];
    const merchant = new BackOffice(page);
    const shop = `Duka la Gauni ${language} ${Date.now()}`;
    const slug = shop.toLowerCase().replaceAll(" ", "-");
    await merchant.openShop(shop);
    await merchant.addProduct("Kofia");
    const url = new URL(test.info().project.use.baseURL ?? "").origin;
    await page.context().addCookies([{ name: "language", value: language, url }]);

    await page.goto("/dashboard/products/new");
    await page.getByLabel(t.name, { exact: true }).fill("Gauni");
    await page.getByRole("combobox").nth(1).selectOption(t.category);
    await page.getByLabel(t.shows).selectOption(t.draft);
    await page.getByLabel(t.price, { exact: true }).fill("35,000");
    await fillOptions(page, language, { Size: "S, L", Colour: "Red, Blue" });
    await expect(page.getByText("L / Blue", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: t.remove }).click();
    await expect(page.getByText("L / Red", { exact: true })).toBeVisible();
    await expect(page.getByText("L / Blue", { exact: true })).toHaveCount(0);
    await page.getByText(t.codes).first().click();
    await page.getByLabel("SKU").or(page.getByLabel("Msimbo (SKU)")).first().fill("GAUNI-S-RED");
    await page.getByLabel(t.warnAt).first().fill("5");
    // On a screen that shows all of it, header and save bar cover no half of a button.
    const size = page.viewportSize() ?? { width: 390, height: 800 };
    await page.setViewportSize({ ...size, height: 4_000 });
    expect(await axeProblems(page)).toEqual([]);
    await page.setViewportSize(size);
    await page.getByRole("button", { name: t.create }).click();
    await expect(page.getByRole("heading", { name: "Gauni", level: 1 })).toBeVisible();
    await expect(page.getByText(t.isDraft, { exact: true }).first()).toBeVisible();
    await expect(page.getByText("GAUNI-S-RED").filter({ visible: true })).toBeVisible();
    expect(await offered(page, slug)).toEqual(["Kofia"]);

    await page.getByRole("link", { name: t.edit, exact: true }).click();
    await expect(page.getByText(`GAUNI-S-RED · ${t.warns}`)).toBeVisible();
    await page.getByLabel(t.shows).selectOption(t.published);
    await page.getByRole("button", { name: t.save }).click();
    await expect(page.getByRole("heading", { name: t.history })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: t.status }).last()).toBeVisible();
    expect(await offered(page, slug)).toEqual(["Gauni", "Kofia"]);
    expect(await axeProblems(page)).toEqual([]);

    await page.getByRole("link", { name: new RegExp(`^${t.duplicate}`) }).click();
    await expect(page.getByLabel(t.name, { exact: true })).toHaveValue(t.copy);
    await expect(page.getByText("S / Blue", { exact: true })).toBeVisible();

    await page.goto("/dashboard/products?search=gauni");
    await expect(page.getByRole("link", { name: /Gauni/ })).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent("download"), merchant.chooseMore(t.exportShown)]);
    const rows = await readFile(await file.path(), "utf8");
    expect(rows).toContain("GAUNI-S-RED");
    expect(rows).not.toContain("Kofia");
    await page.goto("/dashboard/products");
    for (const name of ["Gauni", "Kofia"]) await page.getByRole("checkbox", { name: t.select(name) }).check();
    await page.getByRole("button", { name: t.change, exact: true }).click();
    await page.getByLabel(t.percent).fill("-10");
    await expect(page.getByRole("dialog").getByText(/12\.5/)).toBeVisible();
    await page.getByLabel(t.percent).fill("10");
    await page.getByLabel(t.round).selectOption({ label: t.nearest });
    await expect(page.getByRole("dialog").getByText("39,000.00 TZS").first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: t.apply }).click();
    await expect(page.getByText(t.done).first()).toBeVisible();
    await merchant.filterBy(t.order, t.cheapest);
    await expect(page.getByText("20,000.00 TZS").first()).toBeVisible();
    await page.getByRole("button", { name: t.undo, exact: true }).click();
    await expect(page.getByText(t.back).first()).toBeVisible();
    await expect(page.getByText("18,000.00 TZS").first()).toBeVisible();
  });

test("variants copied from a spreadsheet are shown as they were understood, and used", async ({ page }) => {
  const merchant = new BackOffice(page);
  await merchant.openShop(`Duka la Excel ${Date.now()}`);
  await page.goto("/dashboard/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Viatu");
  await page.getByLabel("Category").selectOption({ label: "Clothing & accessories" });
  await page.getByRole("button", { name: "Paste from a spreadsheet" }).click();
  await page.getByLabel("Copied rows").fill("Size\tPrice\tStock\n38\t28,000\t2\n39\t28,000\t1\n40\t30,000\t4");
  await expect(page.getByText("3 variants found.")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Use 3 variants" }).click();
  await page.getByRole("button", { name: "Create product" }).click();
  await expect(page.getByRole("heading", { name: "Viatu", level: 1 })).toBeVisible();
  await expect(page.getByRole("row", { name: /40 .*30,000\.00 TZS/ })).toBeVisible();
});

const again = {
  en: {
    select: (name: string) => `Select ${name}`,
    change: "Change",
    percent: "Percent",
    link: "Changes",
    changes: "Recent changes",
    raised: /Prices raised by 10 %.*2 products/,
    will: "1 product will be as it was before.",
    stays: "1 product stays: it was changed again since.",
    state: "Changed again since",
    back: "Take back for 1 product",
    question: "Take this change back?",
    yes: "Take it back",
    undo: "Undo",
    isBack: "1 product is as it was",
    was: "1 product is as it was before.",
    stayed: "1 product is left as it is: it was changed again since.",
    kept: "What was changed or sold since stays as it is: Kofia",
    undone: "Taken back",
  },
  sw: {
    select: (name: string) => `Chagua ${name}`,
    change: "Badilisha",
    percent: "Asilimia",
    link: "Mabadiliko",
    changes: "Mabadiliko ya karibuni",
    raised: /Bei zimeongezwa kwa 10 %.*Bidhaa 2/,
    will: "Bidhaa 1 itarudi ilivyokuwa.",
    stays: "Bidhaa 1 itabaki: imebadilishwa tena tangu hapo.",
    state: "Imebadilishwa tena",
    back: "Rudisha bidhaa 1 ilivyokuwa",
    question: "Urudishe badiliko hili?",
    yes: "Rudisha",
    undo: "Rudisha",
    isBack: "Bidhaa 1 imerudi ilivyokuwa",
    was: "Bidhaa 1 iko ilivyokuwa awali.",
    stayed: "Bidhaa 1 imebaki ilivyo: imebadilishwa tena tangu hapo.",
    kept: "Kilichobadilishwa au kuuzwa tangu hapo kimebaki kilivyo: Kofia",
    undone: "Limerudishwa",
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a change of many is found again after a reload, and taken back but for what changed since (${language})`, async ({
    page,
  }) => {
    const t = again[language];
    const merchant = new BackOffice(page);
    await merchant.openShop(`Duka la mabadiliko ${language} ${Date.now()}`);
    for (const name of ["Gauni", "Kofia"]) await merchant.addProduct(name);
    const url = new URL(test.info().project.use.baseURL ?? "").origin;
    await page.context().addCookies([{ name: "language", value: language, url }]);
    const reprice = async (percent: string, ...names: string[]) => {
      await page.goto("/dashboard/products");
      for (const name of names) await page.getByRole("checkbox", { name: t.select(name) }).check();
      await page.getByRole("button", { name: t.change, exact: true }).click();
      await page.getByLabel(t.percent).fill(percent);
      await page.getByRole("dialog").getByRole("button", { name: t.change }).dblclick();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("button", { name: t.undo, exact: true })).toHaveCount(1);
    };
    await reprice("10", "Gauni", "Kofia");
    await reprice("5", "Kofia");
    await page.goto("/dashboard/products");
    await merchant.chooseMore(t.link);
    await expect(page.getByRole("heading", { name: t.changes, level: 1 })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("link", { name: t.raised }).click();
    await expect(page.getByText(t.will)).toBeVisible();
    await expect(page.getByText(t.stays)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Kofia" }).getByText(t.state)).toBeVisible();
    await expect(page.getByText("19,800.00 TZS").first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: t.back }).click();
    const question = page.getByRole("alertdialog", { name: t.question });
    expect(await axeProblems(page)).toEqual([]);
    await question.getByRole("button", { name: t.yes, exact: true }).click();
    await expect(page.getByText(t.isBack, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t.kept, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t.stayed)).toBeVisible();
    await expect(page.getByRole("button", { name: t.back })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: t.undone })).toBeVisible();
    await expect(page.getByText(t.was)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.goto("/dashboard/products/changes");
    await expect(page.getByRole("link", { name: t.raised }).getByText(t.undone)).toBeVisible();
  });
