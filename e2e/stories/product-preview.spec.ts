import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";

test.use({ viewport: { width: 360, height: 740 } });

const said = {
  en: {
    show: "Show the chat",
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
    show: "Onyesha mazungumzo",
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
  description: "Pamba safi, imefumwa kwa mkono.",
  variants: [
    { name: "Ndogo", price_minor: 1_500_000, stock: 3 },
    { name: "Kubwa", price_minor: 2_500_000, stock: 0 },
  ],
  add_on_groups: [{ name: "Zawadi", min: 0, max: 1, add_ons: [{ name: "Mfuko", price_minor: 50_000, stock: null }] }],
};

/** All that the shop's chat says when a visitor picks the product, as plain words. */
async function realWords(page: Page, id: string, language: string): Promise<string[]> {
  const token = (await page.context().cookies()).find(({ name }) => name === "access-token")?.value;
  const shop = await (await page.request.get("/api/shop", { headers: { authorization: `Bearer ${token}` } })).json();
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
      if (action.send_button) words.push(action.send_button.header, action.send_button.body, action.send_button.footer);
    }
  }
  return words.map((line) => line.replaceAll("*", "").trim()).filter((line) => line !== "");
}

for (const [language, say] of Object.entries(said)) {
  test(`a shopkeeper sees a product as the chat shows it, saved or not (${language})`, async ({
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
    await expect(chat.getByRole("button", { name: say.list, exact: true })).toBeVisible();
    const words = await realWords(page, id, language);
    expect(words.length).toBeGreaterThan(4);
    for (const line of words) await expect(chat.getByText(line).last()).toBeAttached();
    expect(await axeProblems(page)).toEqual([]);

    await chat.getByRole("button", { name: say.list, exact: true }).click();
    await expect(chat.getByRole("button", { name: new RegExp(`Kubwa.*${say.soldOut}`) })).toBeVisible();
    await chat.getByRole("button", { name: /^Ndogo/ }).click();
    await chat.getByRole("button", { name: say.list, exact: true }).last().click();
    await chat.getByRole("button", { name: new RegExp(`^${say.done}`) }).click();
    await expect(chat.getByText(say.many)).toBeVisible();
    await chat.getByRole("button", { name: "2", exact: true }).click();
    await chat.getByRole("button", { name: say.cart }).click();
    await expect(page.getByText(say.ended)).toBeVisible();
    await page.getByRole("button", { name: say.again }).click();
    await expect(page.getByText(say.ended)).toHaveCount(0);
    await page.getByRole("button", { name: say.other, exact: true }).last().click();
    await expect(chat.getByText(say.inOther)).toBeAttached();

    await page.goto(`/dashboard/products/edit/${id}`);
    await page.getByRole("button", { name: say.show }).click();
    await expect(chat.getByText("Kikoi ya Lamu").last()).toBeAttached();
    await page.getByLabel(say.name, { exact: true }).first().fill("Kikoi ya Pate");
    await expect(chat.getByText("Kikoi ya Pate").last()).toBeAttached();
    await expect(chat.getByText("Kikoi ya Lamu")).toHaveCount(0);
    await expect(page.getByText(say.draft)).toHaveCount(0);
    await page.getByLabel(say.status).selectOption("draft");
    await expect(page.getByText(say.draft)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
}
