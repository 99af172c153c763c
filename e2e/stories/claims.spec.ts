import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { orderAsCustomer } from "../pages/orders/customer-order.ts";
import { photo } from "../pages/photo.ts";
import { cartLink } from "../pages/shopper.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{
      open: "I have paid",
      amount: /^How much/,
      reference: /^Transaction number/,
      picture: /^Picture of the message/,
    },
    ...{ send: "Tell the shop", told: /^The shop was told/, waits: "The shop has not looked yet.", mark: "Says paid" },
    ...{
      says: "Paid 12,000.00 TZS",
      see: "See the picture",
      shown: "What the customer sent",
      confirm: "Confirm payment",
    },
    ...{ confirmed: "Confirmed", here: "The shop has your money.", decline: "Decline", why: "Why" },
    ...{ whyMissing: /^Write why/, reason: "It says: No such payment", none: "The shop did not find this payment." },
    ...{ looking: /so this order cannot be cancelled here for now/, cancel: "Cancel this order" },
    ...{ wrong: /^Write an amount such as 25,000/, back: "Take it back", taken: "You took it back." },
  },
  sw: {
    ...{ open: "Nimelipa", amount: /^Kiasi/, reference: /^Namba ya muamala/, picture: /^Picha ya ujumbe/ },
    ...{ send: "Liambie duka", told: /^Duka limeambiwa/, waits: "Duka bado halijaangalia.", mark: "Asema amelipa" },
    ...{
      says: "Amelipa 12,000.00 TZS",
      see: "Ona picha",
      shown: "Picha aliyotuma mteja",
      confirm: "Thibitisha malipo",
    },
    ...{ confirmed: "Imethibitishwa", here: "Duka limepokea pesa yako.", decline: "Kataa", why: "Sababu" },
    ...{ whyMissing: /^Andika sababu/, reason: "Linasema: No such payment", none: "Duka halikuona malipo haya." },
    ...{ looking: /kwa hiyo oda hii haiwezi kughairiwa/, cancel: "Ghairi oda hii" },
    ...{ wrong: /^Andika kiasi/, back: "Futa", taken: "Umelifuta." },
  },
} as const;

for (const [language, width] of [
  ["en", 390],
  ["sw", 320],
] as const)
  test(`a customer says what was paid, with a picture; the shop confirms one and declines another (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width, height: 740 });
    const merchant = new BackOffice(page);
    const name = `Duka la Malipo ${Date.now()}`;
    await merchant.openShop(name);
    await merchant.addProduct("Kitenge", { price_minor: 1_800_000, stock: 9 });
    await merchant.speak(language);
    const { shop } = await (await request.get(`/api/public/shops/${name.toLowerCase().replaceAll(" ", "-")}`)).json();
    const link = await cartLink(request, { botId: shop.bot_id, product: "Kitenge" }, language);
    const customer = await (await browser.newContext({ viewport: { width, height: 740 } })).newPage();
    await orderAsCustomer(customer, link, language);
    await page.goto("/dashboard/orders");
    await expect(page.getByText("36,000.00 TZS").first()).toBeVisible();

    await customer.goto(link);
    await customer.getByText(say.open, { exact: true }).click();
    await customer.getByLabel(say.amount).fill("99,000");
    await customer.getByLabel(say.reference).fill("QK7 12");
    await customer.getByRole("button", { name: say.send }).click();
    await expect(customer.getByText(say.wrong)).toBeVisible();
    await expect(customer.getByLabel(say.reference)).toHaveValue("QK7 12");
    expect(await axeProblems(customer)).toEqual([]);
    expect(await customer.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await customer.getByLabel(say.amount).fill("12,000");
    await customer.getByLabel(say.picture).setInputFiles(await photo(customer, "ujumbe.jpg", "#0b7a55"));
    await customer.getByRole("button", { name: say.send }).dblclick();
    await expect(customer.getByText(say.told)).toBeVisible();
    await expect(customer.getByText(say.waits)).toHaveCount(1);
    await expect(customer.getByText(say.looking)).toBeVisible();
    await expect(customer.getByText(say.cancel, { exact: true })).toHaveCount(0);
    expect(await axeProblems(customer)).toEqual([]);
    expect(await customer.evaluate("document.documentElement.scrollWidth")).toBe(width);

    // The list updates by itself.
    await expect(page.getByText(say.mark)).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /36,000/ })
      .first()
      .click();
    await expect(page.getByText(say.says, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: say.see }).click();
    const shown = page.getByRole("img", { name: say.shown });
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBeGreaterThan(0);
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    await page.getByRole("button", { name: say.confirm }).dblclick();
    await expect(page.getByText(say.confirmed, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: say.confirm })).toHaveCount(0);
    await customer.goto(link);
    await expect(customer.getByText(say.here)).toBeVisible();
    await expect(customer.getByText("24,000.00 TZS").first()).toBeVisible();

    await customer.getByText(say.open, { exact: true }).click();
    await expect(customer.getByLabel(say.amount)).toHaveValue("24,000");
    await customer.getByRole("button", { name: say.send }).click();
    await expect(customer.getByText(say.told)).toBeVisible();
    await page.getByRole("button", { name: say.decline }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: say.decline }).click();
    await expect(sheet.getByText(say.whyMissing)).toBeVisible();
    await sheet.getByLabel(say.why).fill("No such payment");
    await sheet.getByRole("button", { name: say.decline }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText("No such payment").first()).toBeVisible();
    await customer.goto(link);
    await expect(customer.getByText(say.none)).toBeVisible();
    await expect(customer.getByText(say.reason)).toBeVisible();
    await customer.context().close();
  });
