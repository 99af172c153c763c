import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const said = {
  en: {
    products: "Products",
    sets: "Sets",
    title: "Sets",
    single: /^One collection/,
    name: "Name",
    save: "Save set",
    needsName: "Write a name",
    needsProducts: "Add at least one product",
    header: "Header in English",
    find: "Find a product",
    add: (name: string) => `Add ${name}`,
    up: (name: string) => `Move ${name} up`,
    drag: (name: string) => `Drag ${name}`,
    remove: (name: string) => `Take out ${name}`,
    undo: "Undo",
    saved: "Set saved",
    back: "All sets",
    byRule: "By a rule",
    start: "Begin with",
    found: "Found now",
    archive: "Archive Zawadi",
    archived: "Set archived",
    template: /^Sections/,
    titleEn: "Title in English",
    titleSw: "Title in Swahili",
    needsTitle: "Write the title in both languages",
    addSection: "Add section",
    findIn: (number: number) => `Find a product for Section ${number}`,
    phones: "The set on four phones",
    openShared: "Open",
    code: "QR code of Zawadi",
    png: "Download PNG",
    svg: "Download SVG",
    wholeShop: "See the whole shop",
    seeProducts: "See products",
    typedBefore: "Here is what you had typed",
    startAnew: "Start anew",
  },
  sw: {
    products: "Bidhaa",
    sets: "Seti",
    title: "Seti za bidhaa",
    single: /^Seti moja/,
    name: "Jina",
    save: "Hifadhi seti",
    needsName: "Andika jina",
    needsProducts: "Ongeza angalau bidhaa moja",
    header: "Kichwa kwa Kiingereza",
    find: "Tafuta bidhaa",
    add: (name: string) => `Ongeza ${name}`,
    up: (name: string) => `Sogeza ${name} juu`,
    drag: (name: string) => `Buruta ${name}`,
    remove: (name: string) => `Toa ${name}`,
    undo: "Tengua",
    saved: "Seti imehifadhiwa",
    back: "Seti zote",
    byRule: "Kwa kanuni",
    start: "Anza na",
    found: "Zilizopatikana sasa",
    archive: "Ondoa Zawadi",
    archived: "Seti imeondolewa",
    template: /^Sehemu/,
    titleEn: "Jina la sehemu kwa Kiingereza",
    titleSw: "Jina la sehemu kwa Kiswahili",
    needsTitle: "Andika jina la sehemu kwa lugha zote mbili",
    addSection: "Ongeza sehemu",
    findIn: (number: number) => `Tafuta bidhaa ya Sehemu ya ${number}`,
    phones: "Seti kwenye simu nne",
    openShared: "Fungua",
    code: "Msimbo wa QR wa Zawadi",
    png: "Pakua PNG",
    svg: "Pakua SVG",
    wholeShop: "Tazama duka zima",
    seeProducts: "Angalia bidhaa",
    typedBefore: "Uliyoyaandika yako hapa",
    startAnew: "Anza upya",
  },
};

async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const goods = ["Kanga", "Kikoi", "Kitenge"];
const shownIn = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

for (const [language, say] of Object.entries(said)) {
  const open = async (page: Page, url: string) => {
    await page.context().addCookies([{ name: "language", value: language, url }]);
    await page.context().addInitScript((value) => localStorage.setItem("language", value), language);
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la makundi ${language}`);
    for (const name of goods) await owner.addProduct(name);
  };
  const accessible = async (page: Page) => expect(await axeProblems(page)).toEqual([]);
  const addAll = async (page: Page, names: string[], finder: string) => {
    for (const name of names) {
      await page.getByRole("searchbox", { name: finder, exact: true }).fill(name);
      await page.getByRole("button", { name: say.add(name), exact: true }).click();
    }
  };
  const order = (page: Page, names: string[]) =>
    expect(page.getByRole("main").getByRole("list", { name: say.products }).getByRole("listitem")).toHaveText(
      names.map((name) => new RegExp(name)),
    );

  test(`a shopkeeper puts a collection together on a phone (${language})`, async ({ page, baseURL: url = "" }) => {
    await open(page, url);
    const main = page.getByRole("main");
    await page.goto("/dashboard/products");
    await new BackOffice(page).chooseMore(say.sets);
    await expect(page.getByRole("heading", { name: say.title, level: 1 })).toBeVisible();
    await accessible(page);
    await main.getByRole("link", { name: say.single }).click();

    await page.getByRole("button", { name: say.save }).click();
    await shownIn(page, say.needsName);
    await shownIn(page, say.needsProducts);
    await page.getByLabel(say.name, { exact: true }).fill("Zawadi");
    await page.getByLabel(new RegExp(`^${say.header}`)).fill("Gifts for Eid");
    await addAll(page, goods, say.find);
    await order(page, goods);
    await page.getByRole("button", { name: say.up("Kitenge") }).click();
    await order(page, ["Kanga", "Kitenge", "Kikoi"]);
    const handle = page.getByRole("button", { name: say.drag("Kikoi") });
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await page.getByRole("button", { name: say.drag("Kanga") }).boundingBox();
    if (!from || !to) throw new Error("nothing to drag");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 12 });
    await page.mouse.up();
    await order(page, ["Kikoi", "Kanga", "Kitenge"]);
    await page.getByRole("button", { name: say.remove("Kanga") }).click();
    await order(page, ["Kikoi", "Kitenge"]);
    await page.getByRole("button", { name: say.undo, exact: true }).click();
    await order(page, ["Kikoi", "Kanga", "Kitenge"]);
    await expect(page.getByRole("region", { name: say.phones }).getByRole("figure")).toHaveCount(4);
    await accessible(page);
    await page.getByRole("button", { name: say.save }).click();
    await page.waitForURL(/id=/);
    await page.reload();
    await order(page, ["Kikoi", "Kanga", "Kitenge"]);

    const link = page.getByRole("link", { name: say.openShared });
    const address = (await link.getAttribute("href")) ?? "";
    const code = page.getByRole("img", { name: say.code });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await readCode(await code.screenshot())).toBe(address);
    }
    for (const name of [say.png, say.svg]) {
      const press = page.getByRole("button", { name }).click();
      const [download] = await Promise.all([page.waitForEvent("download"), press]);
      const file = await readFile(await download.path());
      expect((await sharp(file).metadata()).width).toBeGreaterThanOrEqual(1_200);
      expect(await readCode(file)).toBe(address);
    }
    await accessible(page);
    const visitor = await page.context().newPage();
    await visitor.goto(address.replace("/shops/", language === "sw" ? "/sw/shops/" : "/shops/"));
    const shared = visitor.getByRole("region", { name: language === "sw" ? "Zawadi" : "Gifts for Eid", exact: true });
    await expect(shared.getByRole("listitem")).toHaveText([/Kikoi/, /Kanga/, /Kitenge/]);
    expect(await axeProblems(visitor)).toEqual([]);
    await shared.getByRole("link", { name: say.wholeShop }).click();
    await expect(visitor.getByRole("region", { name: "Gifts for Eid" })).toHaveCount(0);
    await visitor.close();

    await page.getByRole("button", { name: say.byRule }).click();
    await page.getByLabel(say.start).selectOption("new_this_week");
    const found = page.getByRole("region", { name: say.found }).getByRole("listitem");
    await expect(found).toHaveText(goods.toReversed().map((name) => new RegExp(name)));
    await accessible(page);
    await page.getByRole("button", { name: say.save }).click();
    await shownIn(page, say.saved);
    await page.getByRole("link", { name: say.back }).click();
    await page.getByRole("button", { name: say.archive }).click();
    await shownIn(page, say.archived);
    await expect(main.getByRole("link", { name: "Zawadi" })).toHaveCount(0);
    // What was saved before may still be told of, with an undo of its own.
    const told = page.locator("li").filter({ hasText: say.archived });
    await told.getByRole("button", { name: say.undo, exact: true }).click();
    await expect(main.getByRole("link", { name: "Zawadi" })).toBeVisible();
    await accessible(page);
  });

  test(`a shopkeeper makes a set with sections on a phone (${language})`, async ({ page, baseURL: url = "" }) => {
    await open(page, url);
    await page.goto("/dashboard/products/set");
    await page.getByRole("main").getByRole("link", { name: say.template }).click();
    await page.getByLabel(say.name, { exact: true }).fill("Nguo");
    await addAll(page, ["Kanga"], say.findIn(1));
    await page.getByRole("button", { name: say.save }).click();
    await shownIn(page, say.needsTitle);
    await page.getByLabel(say.titleEn).fill("Cloth");
    await page.getByLabel(say.titleSw).fill("Vitambaa");
    await page.getByRole("button", { name: say.addSection }).click();
    await page.getByLabel(say.titleEn).last().fill("To wear");
    await page.getByLabel(say.titleSw).last().fill("Za kuvaa");
    await addAll(page, ["Kikoi", "Kitenge"], say.findIn(2));
    const phones = page.getByRole("region", { name: say.phones });
    // The chat preview restarts once the added products have loaded.
    await expect(async () => {
      await phones.getByRole("button", { name: say.seeProducts, exact: true }).click({ timeout: 1_000 });
      await expect(phones.getByText(language === "sw" ? "Za kuvaa" : "To wear")).toHaveCount(4, { timeout: 1_000 });
    }).toPass();
    await accessible(page);
    await page.getByRole("button", { name: say.save }).click();
    await page.waitForURL(/id=/);
    await page.reload();
    await expect(page.getByLabel(say.titleSw).last()).toHaveValue("Za kuvaa");
    const address = (await page.getByRole("link", { name: say.openShared }).getAttribute("href")) ?? "";
    const visitor = await page.context().newPage();
    await visitor.goto(address.replace("/shops/", language === "sw" ? "/sw/shops/" : "/shops/"));
    const [first, second] = language === "sw" ? ["Vitambaa", "Za kuvaa"] : ["Cloth", "To wear"];
    await expect(visitor.getByRole("list", { name: first }).getByRole("listitem")).toHaveText([/Kanga/]);
    await expect(visitor.getByRole("list", { name: second }).getByRole("listitem")).toHaveText([/Kikoi/, /Kitenge/]);
    expect(await axeProblems(visitor)).toEqual([]);
    await visitor.close();
  });

  test(`what is typed of a set outlives the page (${language})`, async ({ page, baseURL: url = "" }) => {
    await open(page, url);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const typed = page.getByText(say.typedBefore, { exact: true });
    const name = page.getByLabel(say.name, { exact: true });
    await page.goto("/dashboard/products/set/template-based-set");
    await name.fill("Nguo");
    await page.getByLabel(say.titleEn).fill("Cloth");
    await addAll(page, ["Kanga"], say.findIn(1));
    await page.reload();
    await expect(typed).toBeVisible();
    await expect(name).toHaveValue("Nguo");
    await expect(page.getByLabel(say.titleEn)).toHaveValue("Cloth");
    await expect(page.getByRole("button", { name: say.remove("Kanga") })).toBeVisible();
    expect(asked).toEqual([]);
    await accessible(page);

    // A second tab with the same form starts a draft of its own, and each tab continues its own.
    const second = await page.context().newPage();
    const secondName = second.getByLabel(say.name, { exact: true });
    await second.goto("/dashboard/products/set/template-based-set");
    await expect(second.getByRole("button", { name: say.save })).toBeVisible();
    await expect(secondName).toHaveValue("");
    await secondName.fill("Viatu");
    await second.reload();
    await expect(secondName).toHaveValue("Viatu");
    await page.reload();
    await expect(name).toHaveValue("Nguo");
    await second.getByRole("button", { name: say.startAnew }).click();
    await second.close();

    // The other kind of set is another form.
    await page.goto("/dashboard/products/set/single-set-collection");
    await expect(page.getByRole("button", { name: say.save })).toBeVisible();
    await expect(name).toHaveValue("");
    await page.goto("/dashboard/products/set/template-based-set");
    await page.getByRole("button", { name: say.startAnew }).click();
    await expect(name).toHaveValue("");
    await page.reload();
    await expect(page.getByRole("button", { name: say.save })).toBeVisible();
    await expect(name).toHaveValue("");

    await name.fill("Nguo");
    await page.getByLabel(say.titleEn).fill("Cloth");
    await page.getByLabel(say.titleSw).fill("Vitambaa");
    await addAll(page, ["Kanga"], say.findIn(1));
    await page.getByRole("button", { name: say.save }).click();
    await page.waitForURL(/id=/);
    await page.goto("/dashboard/products/set/template-based-set");
    await expect(page.getByRole("button", { name: say.save })).toBeVisible();
    await expect(name).toHaveValue("");
  });
}

test("a preview whose code does not come says so in its place, and the form goes on", async ({ page }) => {
  const owner = new BackOffice(page);
  await owner.openShop("Duka la mtandao");
  await owner.addProduct("Kanga");
  let isDown = true;
  await page.route(/\.js(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const isChat = code.includes("mauzo-chat") && code.includes("attachShadow");
    return isChat && isDown ? route.abort() : route.fulfill({ response: answer });
  });
  await page.goto("/dashboard/products/set/single-set-collection");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Nguo");
  await page.getByRole("searchbox", { name: "Find a product", exact: true }).fill("Kanga");
  await page.getByRole("button", { name: "Add Kanga", exact: true }).click();
  const phones = page.getByRole("region", { name: "The set on four phones" });
  const failed = phones.getByText("This could not be opened yet");
  await expect(failed).toBeVisible();
  await expect(name).toHaveValue("Nguo");
  expect(await axeProblems(page)).toEqual([]);
  isDown = false;
  // Typing may already have reloaded the preview: then there is no retry button.
  const again = phones.getByRole("button", { name: "Retry" });
  await again.click({ timeout: 5_000 }).catch(() => expect(again).toHaveCount(0));
  await expect(phones.getByRole("button", { name: "See products" })).toBeVisible();
  await expect(failed).toHaveCount(0);
  // A response still being read when the page closes must not fail the test.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
