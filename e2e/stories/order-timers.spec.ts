import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { orderInChat } from "../pages/orders/order-in-chat.ts";
import { ageByOneHour } from "../pages/stack-database.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

test.use({ viewport: { width: 360, height: 740 } });

const product = "Mkeka wa ukindu";
const words = {
  en: {
    ...{ add: "Add a rule", wait: "After how long", later: "after 2 hours", action: "What happens" },
    ...{ cancel: "Cancel the order", save: "Save changes", saved: "Workflow saved", status: "Cancelled" },
    ...{ reminded: /waits for your payment: 36,000\.00 TZS/, ended: /^Your order [0-9A-Z-]{11} was cancelled/ },
    ...{ messages: "Messages", page: "Cancelled" },
  },
  sw: {
    ...{ add: "Ongeza kanuni", wait: "Baada ya muda gani", later: "baada ya saa 2", action: "Nini kifanyike" },
    ...{ cancel: "Ghairi oda", save: "Hifadhi mabadiliko", saved: "Mtiririko umehifadhiwa", status: "Imeghairiwa" },
    ...{ reminded: /inasubiri malipo: 36,000\.00 TZS/, ended: /^Oda yako [0-9A-Z-]{11} imeghairiwa/ },
    ...{ messages: "Jumbe", page: "Imeghairiwa" },
  },
} as const;

for (const language of ["en", "sw"] as const) {
  const said = words[language];

  test(`an order nobody pays for is reminded of, then cancelled by itself with its goods back (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const merchant = new BackOffice(page);
    const name = `Duka la Kusubiri ${Date.now()}`;
    await merchant.openShop(name);
    await merchant.addProduct(product, { price_minor: 1_800_000, stock: 9 });
    await merchant.speak(language);
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const stock = async () => (await (await request.get(`/api/public/shops/${slug}`)).json()).products[0].stock;

    await page.goto("/dashboard/settings/workflows/order-workflow");
    await page.getByRole("button", { name: said.add }).click();
    await page.getByRole("button", { name: said.add }).click();
    await page.getByRole("combobox", { name: said.wait }).nth(1).selectOption(said.later);
    await page.getByRole("combobox", { name: said.action }).nth(1).selectOption(said.cancel);
    await page.getByRole("button", { name: said.save }).click();
    await expect(page.getByText(said.saved).first()).toBeVisible();

    const { chat, link } = await orderInChat(browser, request, { slug, product, language });
    expect(await stock()).toBe(7);
    await page.goto("/dashboard/orders");
    await page
      .getByRole("link", { name: /[0-9A-Z]{5}-[0-9A-Z]{5}/ })
      .first()
      .click();
    await ageByOneHour(name);
    await expect(chat.log.getByText(said.reminded)).toBeVisible();
    await expect(page.getByRole("button", { name: said.messages, exact: true })).toBeVisible();
    await ageByOneHour(name);
    await expect(chat.log.getByText(said.ended)).toBeVisible();
    await expect(chat.log.getByText(said.reminded)).toHaveCount(1);
    await expect(page.getByText(said.status, { exact: true }).first()).toBeVisible();
    await expect.poll(stock).toBe(9);
    expect(await axeProblems(page)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);

    await chat.page.goto(link);
    await expect(chat.page.getByRole("status").filter({ hasText: said.page })).toBeVisible();
  });
}
