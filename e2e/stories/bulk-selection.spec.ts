import { expect, type Locator, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

const many = 33;
const words = {
  en: {
    search: "Search products",
    tick: (name: string) => `Select ${name}`,
    selected: (count: number) => `${count} selected`,
    hidden: "1 is not shown here",
    clear: "Clear selection",
    shown: "Select all 20 shown",
    all: `Select all ${many} that match`,
    rest: "13 are not shown here",
    change: "Change",
    title: `Change ${many} products`,
    to: "Set to amount",
    how: "How",
    amount: "Amount",
    apply: `Change ${many} products`,
    done: `${many} products changed`,
    back: `${many} products are as they were`,
    undo: "Undo",
    archive: "Archive",
    archived: `${many} products archived`,
    restored: `${many} products are back`,
  },
  sw: {
    search: "Tafuta bidhaa",
    tick: (name: string) => `Chagua ${name}`,
    selected: (count: number) => (count === 1 ? "1 imechaguliwa" : `${count} zimechaguliwa`),
    hidden: "1 haionekani hapa",
    clear: "Ondoa uchaguzi",
    shown: "Chagua zote 20 zinazoonekana",
    all: `Chagua zote ${many} zinazolingana`,
    rest: "13 hazionekani hapa",
    change: "Badilisha",
    title: `Badilisha bidhaa ${many}`,
    to: "Weka kiasi hiki",
    how: "Kwa namna gani",
    amount: "Kiasi",
    apply: `Badilisha bidhaa ${many}`,
    done: `Bidhaa ${many} zimebadilishwa`,
    back: `Bidhaa ${many} zimerudi zilivyokuwa`,
    undo: "Rudisha",
    archive: "Ondoa",
    archived: `Bidhaa ${many} zimeondolewa`,
    restored: `Bidhaa ${many} zimerudi`,
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`what is chosen outlives a search, and all of a list are chosen, changed and taken back (${language})`, async ({
    page,
  }) => {
    const t = words[language];
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la wengi");
    await merchant.speak(language);
    const price = { price_minor: 100_000, stock: 5 };
    await merchant.addProduct("Kofia", price);
    await Promise.all(Array.from({ length: many - 1 }, (_, at) => merchant.addProduct(`Kanga ${100 + at}`, price)));
    await page.goto("/dashboard/products");
    await expect(page.locator("[data-row]").first()).toBeVisible();
    const bar = page.locator("section[data-bottom-bar]");
    const press = (name: string) => bar.getByRole("button", { name, exact: true }).click();

    const search = page.getByRole("searchbox", { name: t.search });
    await search.fill("Kofia");
    await page.getByLabel(t.tick("Kofia")).check();
    await expect(bar.getByText(t.selected(1))).toBeVisible();
    await search.fill("Kanga 10");
    await expect(bar.getByText(t.hidden)).toBeVisible();
    await page.getByLabel(t.tick("Kanga 101")).check();
    await expect(bar.getByText(t.selected(2))).toBeVisible();
    await search.fill("");
    await expect(page.locator("[data-row][aria-setsize='20']").first()).toBeVisible();
    await expect(bar.getByText(t.selected(2))).toBeVisible();
    await press(t.clear);
    await expect(bar).toHaveCount(0);

    // Selects the whole list by keyboard: first the checkbox of one row, then the bar.
    await page.locator("[data-row] input[type=checkbox]").first().check();
    await bar.getByRole("button", { name: t.shown }).focus();
    await page.keyboard.press("Enter");
    await expect(bar).toBeFocused();
    await expect(bar.getByText(t.selected(20))).toBeVisible();
    // A button half covered by the page's header would be too small to hit.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeProblems(page)).toEqual([]);
    await bar.getByRole("button", { name: t.all }).focus();
    await page.keyboard.press("Enter");
    await expect(bar.getByText(t.selected(many))).toBeVisible();
    await expect(bar.getByText(t.rest)).toBeVisible();
    await expect(bar.getByRole("button", { name: t.all })).toHaveCount(0);

    await press(t.change);
    const dialog = page.getByRole("dialog", { name: t.title });
    await dialog.getByLabel(t.how).selectOption({ label: t.to });
    await dialog.getByLabel(t.amount, { exact: true }).fill("2500");
    await dialog.getByRole("button", { name: t.apply }).click();
    await expect(page.getByText(t.done, { exact: true })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(page.locator("[data-row]").filter({ hasText: "2,500" }).first()).toBeVisible();
    await page.getByRole("button", { name: t.undo, exact: true }).click();
    await expect(page.getByText(t.back, { exact: true })).toBeVisible();
    await expect(page.locator("[data-row]").filter({ hasText: "1,000" }).first()).toBeVisible();

    await page.locator("[data-row] input[type=checkbox]").first().check();
    await press(t.shown);
    await press(t.all);
    await press(t.archive);
    await expect(page.getByText(t.archived, { exact: true })).toBeVisible();
    await expect(page.locator("[data-row]")).toHaveCount(0);
    await page.getByRole("button", { name: t.undo, exact: true }).last().click();
    await expect(page.getByText(t.restored, { exact: true })).toBeVisible();
    await expect(page.locator("[data-row]").first()).toBeVisible();
  });

/** Types letter by letter faster than any machine is slow: whoever stops typing is asked once. */
const typeAtOnce = (field: Locator, texts: string[]) =>
  field.evaluate((input, values) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    for (const value of values) {
      write?.call(input, value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, texts);

const previews = {
  en: {
    ...{ change: "Change", percent: "Percent", working: "Working out what changes…" },
    ...{ apply: "Change 2 products", preview: "Before and after" },
  },
  sw: {
    ...{ change: "Badilisha", percent: "Asilimia" },
    ...{ working: "Inaangalia kitakachobadilika…", apply: "Badilisha bidhaa 2", preview: "Kabla na baada" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`what becomes of many is asked when one stops typing, and is done only as it is shown (${language})`, async ({
    page,
  }) => {
    const t = previews[language];
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la bei");
    await merchant.speak(language);
    for (const name of ["Kanga", "Kofia"]) await merchant.addProduct(name, { price_minor: 100_000, stock: 5 });
    const asked: number[] = [];
    let letGo = () => {};
    let held = Promise.resolve();
    await page.route("**/products/edits/preview", async (route) => {
      asked.push(route.request().postDataJSON().edit.by.basis_points);
      await held;
      await route.continue();
    });
    await page.goto("/dashboard/products");
    for (const name of ["Kanga", "Kofia"])
      await page.locator("[data-row]").filter({ hasText: name }).getByRole("checkbox").check();
    await page.getByRole("button", { name: t.change, exact: true }).click();
    const dialog = page.getByRole("dialog");
    const percent = dialog.getByLabel(t.percent);
    const list = dialog.getByRole("list", { name: t.preview });
    const apply = dialog.getByRole("button", { name: t.apply });
    await typeAtOnce(percent, ["1", "12", "12.", "12.5"]);
    await expect(list).toContainText("1,125.00 TZS");
    await expect(apply).toBeEnabled();
    expect(asked).toEqual([1_250]);

    // The preview for 12.5 is gone until the response for 20 arrives.
    held = new Promise((resolve) => {
      letGo = resolve;
    });
    await percent.fill("20");
    expect(await apply.count()).toBe(0);
    await expect(dialog.getByText(t.working)).toBeVisible();
    await expect(list).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: t.change, exact: true })).toBeDisabled();
    await expect.poll(() => asked).toEqual([1_250, 2_000]);
    expect(await axeProblems(page)).toEqual([]);
    letGo();
    await expect(list).toContainText("1,200.00 TZS");
    await expect(dialog.getByText(t.working)).toHaveCount(0);
    await apply.click();
    await expect(page.locator("[data-row]").filter({ hasText: "1,200" })).toHaveCount(2);
  });

test("the box at the head of the table is of the rows below it, whatever else is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la wengi");
  for (const name of ["Kofia", "Kanga", "Kitenge"]) await merchant.addProduct(name);
  await page.goto("/dashboard/products");
  const head = page.getByRole("checkbox", { name: "Select all rows" });
  const search = page.getByRole("searchbox", { name: "Search products" });
  const bar = page.locator("section[data-bottom-bar]");
  await page.getByLabel("Select Kofia").check();
  await expect(head).toBeChecked({ indeterminate: true });
  await search.fill("Kanga");
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await expect(head).toBeChecked({ checked: false });
  await expect(bar.getByText("1 is not shown here")).toBeVisible();
  await head.check();
  await expect(bar.getByText("2 selected")).toBeVisible();
  await head.uncheck();
  await expect(bar.getByText("1 selected")).toBeVisible();
  await search.fill("");
  await expect(page.locator("[data-row]")).toHaveCount(3);
  await expect(page.getByLabel("Select Kofia")).toBeChecked();
  await expect(page.getByLabel("Select Kanga")).toBeChecked({ checked: false });
  await merchant.filterBy("Which products", "Archived");
  await expect(bar).toHaveCount(0);
});
