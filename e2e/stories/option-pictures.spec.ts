import { expect, type Locator, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { photo } from "../pages/photo.ts";
import { fillOptions, fillValues } from "../pages/products/fill-options.ts";

const words = {
  en: {
    file: "Picture file",
    name: "Name",
    category: "Category",
    price: "Price",
    stock: "In stock",
    forValues: "A picture for each value",
    picture: (number: number) => `Picture ${number}`,
    different: "Different ones",
    codes: "SKU, barcode, warning, picture",
    create: "Create product",
    hello: "Hello",
    see: "See products",
    link: "Get order link",
  },
  sw: {
    file: "Faili la picha",
    name: "Jina",
    category: "Aina",
    price: "Bei",
    stock: "Zilizopo",
    forValues: "Picha kwa kila aina ya sifa hii",
    picture: (number: number) => `Picha ${number}`,
    different: "Picha tofauti",
    codes: "SKU, msimbopau, onyo, picha",
    create: "Ongeza bidhaa",
    hello: "Habari",
    see: "Angalia bidhaa",
    link: "Pata kiungo cha oda",
  },
} as const;

/** Identifies a picture independently of its width. */
const keyOf = (address: string | null) => address?.match(/\/media\/([\w-]{32})\//)?.[1];
const shownBy = (picture: Locator) => expect.poll(async () => keyOf(await picture.getAttribute("src")));

for (const language of ["en", "sw"] as const)
  test(`each colour has a picture of its own, in the shop, the chat and the cart (${language})`, async ({
    page,
    browser,
  }) => {
    const say = words[language];
    const owner = new BackOffice(page);
    const shop = `Duka la Rangi ${language} ${Date.now()}`;
    await owner.openShop(shop);
    await owner.speak(language);

    await page.goto("/dashboard/products/new");
    await page
      .getByLabel(say.file)
      .setInputFiles([
        await photo(page, "wote.jpg", "grey"),
        await photo(page, "nyekundu.jpg", "red"),
        await photo(page, "bluu.jpg", "blue"),
      ]);
    await page.getByLabel(say.name, { exact: true }).fill("Gauni");
    await page.getByLabel(say.category, { exact: true }).selectOption({ index: 1 });
    await page.getByLabel(say.price, { exact: true }).fill("35,000");
    await fillOptions(page, language, { Size: "S, M", Colour: "Red, Blue" });
    await expect(page.getByText("M / Blue", { exact: true })).toBeVisible();

    await page.getByText(say.forValues).nth(1).click();
    // Until all have loaded, an earlier picture may still shift the numbers of those after it by one.
    await expect(page.getByLabel("Red", { exact: true }).getByRole("option", { name: say.picture(3) })).toBeAttached();
    await page.getByLabel("Red", { exact: true }).selectOption(say.picture(2));
    await page.getByLabel("Blue", { exact: true }).selectOption(say.picture(3));
    await page.getByText(say.forValues).first().click();
    await expect(page.getByLabel("S", { exact: true }).locator("option:checked")).toHaveText(say.different);
    // Variants added later get the picture of their colour.
    await fillValues(page, language, 0, "S, M, L");
    await page.keyboard.press("Enter");
    const last = page.getByRole("listitem").filter({ has: page.getByText("L / Blue", { exact: true }) });
    await last.getByText(say.codes).click();
    await expect(last.getByRole("combobox").locator("option:checked")).toHaveText(say.picture(3));
    for (const row of await page.getByLabel(say.stock, { exact: true }).all()) await row.fill("4");
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole("button", { name: say.create }).click();
    await expect(page.getByRole("heading", { name: "Gauni", level: 1 })).toBeVisible();
    const product = await owner.readProduct(new URL(page.url()).pathname.split("/").at(-1) ?? "");
    const [, red, blue] = product.pictures.map(({ url }: { url: string }) => keyOf(url));

    const shopper = await (await browser.newContext()).newPage();
    const slug = shop.toLowerCase().replaceAll(" ", "-");
    await shopper.goto(`/shops/${slug}`);
    await shopper.getByRole("link", { name: "Gauni", exact: true }).click();
    const sheet = shopper.getByRole("dialog");
    const large = sheet.locator("img").first();
    await sheet.getByRole("radio", { name: "M", exact: true }).check();
    await sheet.getByRole("radio", { name: "Red", exact: true }).check();
    await shownBy(large).toBe(red);
    await sheet.getByRole("radio", { name: "Blue", exact: true }).check();
    await shownBy(large).toBe(blue);

    await shopper.goto(`/shops/${slug}`);
    const chat = new Chat(shopper);
    await chat.open();
    await chat.say(say.hello);
    await chat.press(say.see);
    await chat.pick(/Gauni/);
    await chat.pick(/M \/ Blue/);
    await shownBy(chat.log.locator("img").last()).toBe(blue);
    await chat.press("2");
    await chat.press(say.link);
    await shopper.goto(await chat.cartLink());
    await shownBy(shopper.getByRole("article").locator("img").first()).toBe(blue);
  });
