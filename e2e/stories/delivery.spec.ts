import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { cartLink } from "../pages/shopper.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{ title: "Delivery", brought: "Add a delivery", pickUp: "Add pick-up at the shop", save: "Save delivery" },
    ...{ name: "Name", fee: "Fee", free: /^Free from/, saved: "Delivery saved", feeMissing: /^Write a fee/ },
    ...{ send: "Place order", accept: "Accept and order", customer: "Name", phone: "Phone number" },
    ...{ place: "Where to bring it", missing: "Write where to bring your order.", collect: /Pick up at the shop/ },
    ...{ changed: "Boda: the price was 3,000.00 TZS and is now 4,500.00 TZS.", delivery: "Delivery" },
    ...{ with: /with 3,000\.00 TZS for delivery/, remove: "Remove way 1", thanks: /^Thank you/ },
    ...{ method: "How it gets there", bring: /^Where to bring it/, saveOrder: "Save order" },
  },
  sw: {
    ...{ title: "Usafirishaji", brought: "Ongeza usafirishaji", pickUp: "Ongeza kuchukua dukani" },
    ...{ save: "Hifadhi usafirishaji", name: "Jina", fee: "Nauli", free: /^Bure kuanzia/ },
    ...{ saved: "Usafirishaji umehifadhiwa", feeMissing: /^Andika nauli/, send: "Tuma oda" },
    ...{ accept: "Nakubali, tuma oda", customer: "Jina", phone: "Namba ya simu", place: "Pa kukuletea" },
    ...{ missing: "Andika pa kukuletea oda.", collect: /Kuchukua dukani/, delivery: "Usafirishaji" },
    ...{ changed: "Boda: bei ilikuwa 3,000.00 TZS, sasa ni 4,500.00 TZS.", with: /pamoja na nauli 3,000\.00 TZS/ },
    ...{ remove: "Ondoa njia ya 1", thanks: /^Asante/ },
    ...{ method: "Inamfikiaje", bring: /^Pa kumpelekea/, saveOrder: "Hifadhi oda" },
  },
} as const;

for (const [language, width] of [
  ["en", 390],
  ["sw", 320],
] as const)
  test(`a shop says how it delivers; a customer chooses, and sees a new fee before anything is ordered (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width, height: 740 });
    const merchant = new BackOffice(page);
    const name = `Duka la Boda ${Date.now()}`;
    await merchant.openShop(name);
    await merchant.addProduct("Kitenge", { price_minor: 1_800_000, stock: 9 });
    await merchant.speak(language);
    await page.goto("/dashboard/settings/delivery");
    await page.getByRole("button", { name: say.brought }).click();
    await page.getByLabel(say.name, { exact: true }).fill("Boda");
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.feeMissing)).toBeVisible();
    await page.getByLabel(say.fee, { exact: true }).fill("3,000");
    await page.getByLabel(say.free).fill("50,000");
    await page.getByRole("button", { name: say.pickUp }).click();
    // Tall enough that neither bar covers half a button.
    await page.setViewportSize({ width, height: 1_800 });
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    await page.setViewportSize({ width, height: 740 });
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByText(say.saved).first()).toBeVisible();

    const { shop } = await (await request.get(`/api/public/shops/${name.toLowerCase().replaceAll(" ", "-")}`)).json();
    const link = await cartLink(request, { botId: shop.bot_id, product: "Kitenge" }, language);
    const customer = await (await browser.newContext({ viewport: { width, height: 740 } })).newPage();
    await customer.goto(link);
    const total = customer.getByRole("status").or(customer.locator("output")).filter({ hasText: "TZS" });
    await expect(total).toHaveText("39,000.00 TZS");
    await expect(customer.getByText(say.with)).toBeVisible();
    await customer.getByRole("radio", { name: say.collect }).check();
    await expect(total).toHaveText("36,000.00 TZS");
    await expect(customer.getByLabel(say.place)).toBeHidden();
    await customer.getByRole("radio", { name: /^Boda/ }).check();
    await customer.getByLabel(say.customer, { exact: true }).fill("Neema");
    await customer.getByLabel(say.phone, { exact: true }).fill("0712 000 333");
    await customer.getByRole("button", { name: say.send }).click();
    await expect(customer.getByText(say.missing)).toBeVisible();
    expect(await axeProblems(customer)).toEqual([]);
    expect(await customer.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await customer.getByLabel(say.place).fill("Msimbazi 12, Kariakoo");
    await customer.reload();
    await expect(customer.getByLabel(say.place)).toHaveValue("Msimbazi 12, Kariakoo");

    await page.getByLabel(say.fee, { exact: true }).first().fill("4,500");
    await page.getByRole("button", { name: say.save }).click();
    await expect(page.getByRole("button", { name: say.save })).toHaveCount(0);
    await customer.getByRole("button", { name: say.send }).click();
    await expect(customer.getByText(say.changed)).toBeVisible();
    await expect(customer.getByLabel(say.place)).toHaveValue("Msimbazi 12, Kariakoo");
    await expect(total).toHaveText("40,500.00 TZS");
    await customer.getByRole("button", { name: say.accept }).click();
    await expect(customer.getByRole("heading", { name: say.thanks })).toBeVisible();
    await expect(customer.getByText("Boda, Msimbazi 12, Kariakoo")).toBeVisible();
    await expect(customer.getByText("40,500.00 TZS").first()).toBeVisible();
    expect(await axeProblems(customer)).toEqual([]);
    expect(await customer.evaluate("document.documentElement.scrollWidth")).toBe(width);

    await page.goto("/dashboard/orders");
    await page
      .getByRole("main")
      .getByRole("link", { name: /40,500/ })
      .first()
      .click();
    await expect(page.getByText("Msimbazi 12, Kariakoo")).toBeVisible();
    await expect(page.getByText("4,500.00 TZS", { exact: true })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await customer.context().close();

    await page.goto("/dashboard/orders/add-order");
    await page.getByRole("button", { name: /^Kitenge/ }).click();
    await page.getByLabel(say.method).selectOption("Boda");
    await expect(page.getByLabel(say.delivery, { exact: true })).toHaveValue("4,500");
    await page.getByLabel(say.bring).fill("Ilala 3");
    expect(await axeProblems(page)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    await page.getByRole("button", { name: say.saveOrder }).click();
    await expect(page.getByText("Ilala 3", { exact: true })).toBeVisible();
    await expect(page.getByText("4,500.00 TZS", { exact: true })).toBeVisible();
  });
