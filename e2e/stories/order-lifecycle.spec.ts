import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { placeOrder } from "../pages/shopper.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

test.use({ viewport: { width: 360, height: 740 } });

const product = "Kitenge cha wax";
const words = {
  en: {
    ...{
      start: "Start preparing",
      ready: "Mark ready",
      delivered: "Delivered",
      record: "Record payment",
      cash: "Cash",
    },
    ...{ save: "Save payment", completed: "Completed", undo: "Undo", change: "Change status", other: "Other" },
    ...{ cancel: "Cancel order", reason: "Why", cancelled: "Cancelled", paid: /36,000\.00 TZS paid, Cash/ },
    ...{ open: "Open again as ready", placed: "Order placed", amount: "Amount", again: /^Now: Ready$/ },
    ...{ money: "Payment", partPaid: "Part paid", tooMuch: "No more than 36,000.00 TZS.", select: /^Select / },
    ...{
      preparing: "Being prepared",
      why: "The customer changed their mind",
      undone: "2 orders are where they were",
      now: "Now: Cancelled",
    },
    ...{ stock: "Stock", chat: "Chat", all: "All", inChat: /· in the chat$/, left: `2 × ${product} left the stock` },
  },
  sw: {
    ...{
      start: "Anza kuandaa",
      ready: "Iko tayari",
      delivered: "Imefikishwa",
      record: "Andika malipo",
      cash: "Taslimu",
    },
    ...{
      save: "Hifadhi malipo",
      completed: "Imekamilika",
      undo: "Rudisha",
      change: "Badilisha hali",
      other: "Nyingine",
    },
    ...{ cancel: "Ghairi oda", reason: "Sababu", cancelled: "Imeghairiwa", paid: /36,000\.00 TZS zimelipwa, Taslimu/ },
    ...{ open: "Fungua tena, iko tayari", placed: "Oda iliwekwa", amount: "Kiasi", again: /^Sasa: Iko tayari$/ },
    ...{ money: "Malipo", partPaid: "Imelipwa kiasi", tooMuch: "Isizidi 36,000.00 TZS.", select: /^Chagua / },
    ...{
      preparing: "Inaandaliwa",
      why: "Mteja amebadilisha mawazo",
      undone: "Oda 2 zimerudi zilipokuwa",
      now: "Sasa: Imeghairiwa",
    },
    ...{ stock: "Stoku", chat: "Chati", all: "Yote", inChat: /· kwenye chati$/ },
    left: `2 × ${product} zimetoka kwenye stoku`,
  },
} as const;

async function openShop(page: Page, request: APIRequestContext, language: "en" | "sw") {
  const merchant = new BackOffice(page);
  const name = `Duka la Oda ${Date.now()}`;
  await merchant.openShop(name);
  await merchant.addProduct(product, { price_minor: 1_800_000, stock: 9 });
  await merchant.speak(language);
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const { shop } = await (await request.get(`/api/public/shops/${slug}`)).json();
  const stock = async () => (await (await request.get(`/api/public/shops/${slug}`)).json()).products[0].stock;
  return { botId: String(shop.bot_id), stock };
}

for (const language of ["en", "sw"] as const) {
  const said = words[language];
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

  test(`an order is prepared, paid in cash and delivered (${language})`, async ({ page, request }) => {
    const shop = await openShop(page, request, language);
    await page.goto("/dashboard/orders");
    const number = await placeOrder(request, { botId: shop.botId, product }, language);
    await page.getByRole("link", { name: new RegExp(number) }).click();
    await button(page, said.stock).click();
    await expect(page.getByText(said.left, { exact: true })).toBeVisible();
    await button(page, said.chat).click();
    await expect(page.getByText(said.left, { exact: true })).toBeHidden();
    await expect(page.getByText(said.inChat).first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    await button(page, said.all).click();

    await button(page, said.start).click();
    await expect(button(page, said.ready)).toBeVisible();
    await button(page, said.undo).click();
    await expect(button(page, said.start)).toBeVisible();
    await button(page, said.start).click();
    await button(page, said.ready).click();

    await button(page, said.record).click();
    const amount = page.getByLabel(said.amount, { exact: true });
    await expect(amount).toHaveValue("36,000");
    await amount.fill("36,001");
    await button(page, said.save).click();
    await expect(page.getByText(said.tooMuch)).toBeVisible();
    await amount.fill("10000");
    await button(page, said.cash).click();
    expect(await axeProblems(page)).toEqual([]);
    await button(page, said.save).click();
    await expect(page.getByText(said.partPaid, { exact: true })).toBeVisible();
    await button(page, said.record).click();
    await expect(amount).toHaveValue("26,000");
    await button(page, said.cash).click();
    await button(page, said.save).click();
    await button(page, said.delivered).click();
    await expect(page.getByText(said.completed, { exact: true })).toBeVisible();
    await expect(page.getByText(said.placed)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    expect(await shop.stock()).toBe(7);
  });

  test(`cancelled orders give their goods back, and are opened again (${language})`, async ({ page, request }) => {
    const shop = await openShop(page, request, language);
    const numbers = [
      await placeOrder(request, { botId: shop.botId, product }, language),
      await placeOrder(request, { botId: shop.botId, product }, language),
    ];
    expect(await shop.stock()).toBe(5);
    await page.goto("/dashboard/orders");
    for (const number of numbers) await page.getByRole("checkbox", { name: new RegExp(number) }).check();
    await button(page, said.change).click();
    await page.getByRole("menuitem", { name: said.cancel }).click();
    await button(page, said.undo).click();
    await expect(page.getByText(said.undone, { exact: true })).toBeVisible();
    await expect.poll(shop.stock).toBe(5);

    await page.getByRole("link", { name: new RegExp(numbers[0] ?? "") }).click();
    await button(page, said.other).click();
    await page.getByRole("menuitem", { name: said.cancel }).click();
    await page.getByLabel(said.reason).fill(said.why);
    await button(page, said.cancel).click();
    await expect(page.getByText(said.why)).toBeVisible();
    await expect.poll(shop.stock).toBe(7);
    await expect(page.getByText(said.now, { exact: true })).toHaveCount(2);
    await button(page, said.change).click();
    await page.getByRole("menuitem", { name: said.open }).click();
    await expect(page.getByText(said.again)).toBeVisible();
    await expect.poll(shop.stock).toBe(5);
  });
}
