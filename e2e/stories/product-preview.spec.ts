import { expect, type Locator, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const said = {
  en: {
    show: "Show it",
    cartTab: "Cart",
    shopTab: "Shop",
    rule: "Optional, up to 1 for each item",
    otherRule: "Si lazima, hadi 1 kwa kila moja",
    price: "15,000.00 TZS",
    list: "Choose",
    many: "How many would you like?",
    done: "Continue",
    again: "From the start",
    cart: "My cart",
    ended: "From here the chat goes on with the rest of your shop.",
    draft: "Customers do not see this yet: it is a draft.",
    name: "Name",
    status: "Where it shows",
    other: "Kiswahili",
    inOther: "Ungependa Kikoi ya Lamu ipi?",
    soldOut: "Sold out",
  },
  sw: {
    show: "Ionyeshe",
    cartTab: "Kikapu",
    shopTab: "Duka",
    rule: "Si lazima, hadi 1 kwa kila moja",
    otherRule: "Optional, up to 1 for each item",
    price: "15,000.00 TZS",
    list: "Chagua",
    many: "Ungependa ngapi?",
    done: "Endelea",
    again: "Anza mwanzo",
    cart: "Kikapu changu",
    ended: "Kuanzia hapa mazungumzo yanaendelea na duka lako lote.",
    draft: "Wateja bado hawaioni: ni rasimu.",
    name: "Jina",
    status: "Inaonekana wapi",
    other: "English",
    inOther: "Which Kikoi ya Lamu would you like?",
    soldOut: "Imeisha",
  },
};

const kikoi = {
  image_url: "/pictures/demo/kanga-mawio.svg",
  description: "Pamba safi, imefumwa kwa mkono.",
  variants: [
    { name: "Ndogo", price_minor: 1_500_000, stock: 3 },
    { name: "Kubwa", price_minor: 2_500_000, stock: 0 },
  ],
  add_on_groups: [{ name: "Zawadi", min: 0, max: 1, add_ons: [{ name: "Mfuko", price_minor: 50_000, stock: null }] }],
};

async function shopOf(page: Page): Promise<{ slug: string; bot_id: string }> {
  const token = (await page.context().cookies()).find(({ name }) => name === "access-token")?.value;
  return (await page.request.get("/api/shop", { headers: { authorization: `Bearer ${token}` } })).json();
}

/** The contents of a card: its words, its picture and its fields. */
const seenIn = (card: Locator) =>
  card.evaluate((element) => ({
    words: [...element.querySelectorAll("*")]
      .filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent.trim() !== "")
      .map(({ textContent }) => textContent),
    pictures: [...element.querySelectorAll("img")].map(({ src }) => new URL(src).pathname),
    fields: [...element.querySelectorAll("input")].map((field) => [field.ariaLabel, field.value, field.max]),
  }));

/** The product on the shop's page and in the cart of a customer who wants one of it. */
async function realCards(page: Page, id: string, language: string) {
  const { slug } = await shopOf(page);
  const customer = await page.context().newPage();
  await customer.setViewportSize({ width: 360, height: 740 });
  await customer.goto(`${language === "sw" ? "/sw" : ""}/shops/${slug}`);
  const onPage = await seenIn(customer.locator("li[data-card]").filter({ hasText: "Kikoi ya Lamu" }));
  const { items } = await (await page.request.get(`/api/public/shops/${slug}/products`)).json();
  const [{ variants }] = items;
  const answer = await page.request.post(`/api/public/shops/${slug}/cart`, {
    data: { language, lines: [{ product_id: id, variant_id: variants[0].id, quantity: 1 }] },
    headers: { "idempotency-key": `preview-${id}` },
  });
  await customer.goto((await answer.json()).url);
  const inCart = await seenIn(customer.getByRole("article"));
  await customer.close();
  return { onPage, inCart };
}

/** Everything the shop's chat says when a visitor picks the product, as plain text. */
async function realWords(page: Page, id: string, language: string): Promise<string[]> {
  const shop = await shopOf(page);
  const words: string[] = [];
  const chat = `preview-${Date.now()}`;
  let visitor = "";
  const sayings = [
    { message: language === "sw" ? "Habari" : "Hello", message_type: "text" },
    { message: `products:p:${id}`, message_type: "interactive" },
  ];
  for (const saying of sayings) {
    const answer = await page.request.post(`/api/plugin/conversation/${shop.bot_id}`, {
      data: { ...saying, chat_id: chat, bot_id: shop.bot_id },
      headers: { "accept-language": language, ...(visitor && { "x-visitor-token": visitor }) },
    });
    visitor = answer.headers()["x-visitor-token"] ?? visitor;
    words.length = 0;
    const { actions } = await answer.json();
    for (const action of actions) {
      if (action.send_message) words.push(...action.send_message.split("\n"));
      for (const { caption } of action.send_images ?? []) words.push(...caption.split("\n"));
      if (action.send_reply_button) words.push(...action.send_reply_button.body.text.split("\n"));
      if (action.send_button) words.push(action.send_button.header, action.send_button.body, action.send_button.footer);
    }
  }
  return words.map((line) => line.replaceAll("*", "").trim()).filter((line) => line !== "");
}

for (const [language, say] of Object.entries(said)) {
  test(`a shopkeeper sees a product as customers do, saved or not (${language})`, async ({
    page,
    baseURL: url = "",
  }) => {
    await page.context().addCookies([{ name: "language", value: language, url }]);
    await page.context().addInitScript((value) => localStorage.setItem("language", value), language);
    const owner = new BackOffice(page);
    await owner.openShop(`Duka la onyesho ${language}`);
    await owner.addProduct("Kikoi ya Lamu", kikoi);
    await page.goto("/dashboard/products");
    await page
      .getByRole("link", { name: /Kikoi ya Lamu/ })
      .first()
      .click();
    await page.waitForURL(/products\/[0-9a-f-]{36}$/);
    const id = page.url().split("/").at(-1) ?? "";

    await page.getByRole("button", { name: say.show }).click();
    const chat = page.locator("mauzo-chat");
    await expect(chat.getByRole("button", { name: /^Ndogo · 15,000 TZS$/ })).toBeVisible();
    const words = await realWords(page, id, language);
    expect(words.length).toBeGreaterThan(4);
    for (const line of words) await expect(chat.getByText(line).last()).toBeAttached();
    expect(await axeProblems(page)).toEqual([]);

    await expect(chat.getByText(new RegExp(`25,000.00 TZS · ${say.soldOut}`))).toBeVisible();
    await expect(chat.getByRole("button", { name: /Kubwa/ })).toHaveCount(0);
    await chat.getByRole("button", { name: /^Ndogo/ }).click();
    await chat.getByRole("button", { name: say.list, exact: true }).last().click();
    await chat.getByRole("button", { name: new RegExp(`^${say.done}`) }).click();
    await expect(chat.getByText(say.many)).toBeVisible();
    await chat.getByRole("button", { name: "2", exact: true }).click();
    await chat.getByRole("button", { name: say.cart }).click();
    await expect(page.getByText(say.ended)).toBeVisible();
    await page.getByRole("button", { name: say.again }).click();
    await expect(page.getByText(say.ended)).toHaveCount(0);

    const { onPage, inCart } = await realCards(page, id, language);
    const cart = page.getByRole("tabpanel", { name: say.cartTab });
    const shop = page.getByRole("tabpanel", { name: say.shopTab });
    await expect(cart).toBeHidden();
    await page.getByRole("tab", { selected: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(chat).toBeHidden();
    expect(inCart.words).toEqual(expect.arrayContaining(["Kikoi ya Lamu", "Ndogo", "Kubwa", say.soldOut, say.rule]));
    expect(inCart.fields.map(([, quantity]) => quantity)).toEqual(["1", "0", "0"]);
    expect(await seenIn(cart.getByRole("article"))).toEqual(inCart);
    await expect(cart.locator("button:enabled, input:enabled, [href]")).toHaveCount(0);
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await expect(cart).toBeHidden();
    expect(onPage.words).toEqual(expect.arrayContaining(["Kikoi ya Lamu", say.price, "Ndogo · Kubwa"]));
    expect(await seenIn(shop.getByRole("listitem"))).toEqual(onPage);
    await expect(shop.locator("button:enabled, input:enabled, [href]")).toHaveCount(0);
    expect(await axeProblems(page)).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    for (const column of [chat, cart, shop]) await expect(column).toBeVisible();
    await page.getByRole("button", { name: say.other, exact: true }).last().click();
    await expect(chat.getByText(say.inOther)).toBeAttached();
    await expect(cart.getByText(say.otherRule)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });

    await page.goto(`/dashboard/products/edit/${id}`);
    await page.getByRole("button", { name: say.show }).click();
    await expect(chat.getByText("Kikoi ya Lamu").last()).toBeAttached();
    await page.getByLabel(say.name, { exact: true }).first().fill("Kikoi ya Pate");
    await expect(chat.getByText("Kikoi ya Pate").last()).toBeAttached();
    await expect(chat.getByText("Kikoi ya Lamu")).toHaveCount(0);
    await page.getByRole("tab", { name: say.cartTab }).click();
    await expect(cart.getByRole("heading", { name: "Kikoi ya Pate" })).toBeVisible();
    await page.getByRole("tab", { name: say.shopTab }).click();
    await expect(shop.getByRole("heading", { name: "Kikoi ya Pate" })).toBeVisible();
    await expect(page.getByText(say.draft)).toHaveCount(0);
    await page.getByLabel(say.status).selectOption("draft");
    await expect(page.getByText(say.draft)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
}
