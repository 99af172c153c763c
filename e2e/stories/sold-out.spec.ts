import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { openHydrated } from "../pages/open-hydrated.ts";
import { cartLink } from "../pages/shopper.ts";

const product = "Mkeka wa mwisho";

const addressOf = (shop: string) => `/shops/${shop.toLowerCase().replaceAll(" ", "-")}`;
/** Waits for the long poll's response with what the page shows: from then on the page receives changes. */
const heard = (page: Page) => page.waitForResponse((answer) => /\/watch\?/.test(answer.url()) && answer.ok());

test("a shop's page that stands open says by itself what is sold out, and what is there again", async ({
  page,
  context,
}) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la Wazi ${Date.now()}`;
  await merchant.openShop(shop);
  const [item] = (await merchant.addProduct(product, { price_minor: 1_800_000, stock: 2 })).variants;
  await merchant.addProduct("Kofia", { price_minor: 900_000, stock: 9 });
  await page.clock.install();
  await openHydrated(page, addressOf(shop));
  const card = page.getByRole("listitem").filter({ hasText: product });
  const add = page.getByRole("link", { name: `Add ${product}` });
  await expect(card).toContainText("Only 2 left");
  const listening = heard(page);
  await page.clock.runFor(6_000);
  await listening;
  await merchant.changeStock(item.id, -2);
  await expect(card).toContainText("Sold out");
  await expect(add).toBeHidden();
  expect(await axeProblems(page)).toEqual([]);

  await context.setOffline(true);
  await merchant.changeStock(item.id, 3);
  await context.setOffline(false);
  await expect(card).toContainText("Only 3 left");
  await expect(add).toBeVisible();
});

test("a shop's page asks for nothing by itself while nobody sees it, or data is saved", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/public/shops/") && asked.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => sessionStorage.getItem("hidden") === "1" });
    const saveData = new URLSearchParams(location.search).has("thrift");
    if (saveData) Object.defineProperty(navigator, "connection", { value: { saveData } });
  });
  await page.clock.install();
  await openHydrated(page, "/shops/khanga-house");
  await page.evaluate(() => sessionStorage.setItem("hidden", "1"));
  await page.clock.runFor(120_000);
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    sessionStorage.removeItem("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await openHydrated(page, "/shops/khanga-house?thrift");
  asked.splice(0);
  await page.clock.runFor(120_000);
  expect(asked).toEqual([]);
});

test("the last one sold says so at once: in an open sheet, in an open cart and in the chat", async ({
  page,
  context,
  request,
}, testInfo) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la Karatasi ${Date.now()}`;
  await merchant.openShop(shop);
  await merchant.addProduct(product, {
    variants: [
      { name: "Mkubwa", price_minor: 1_800_000, stock: 2 },
      { name: "Mdogo", price_minor: 900_000, stock: 9 },
    ],
  });
  const { shop: seen } = await (await request.get(`/api/public${addressOf(shop)}`)).json();
  const wanted = { botId: seen.bot_id, product, variant: "Mkubwa" };
  const [sold, open] = [await cartLink(request, wanted), await cartLink(request, wanted)];

  const cart = await context.newPage();
  const hearing = cart.waitForRequest(/\/cart\/watch$/);
  await cart.goto(open);
  await hearing;
  await cart.getByLabel("Name").fill("Neema");
  const conversation = await context.newPage();
  const chat = new Chat(conversation);
  await openHydrated(conversation, addressOf(shop));
  await chat.open();
  await chat.say("Hello");
  await chat.say(product);
  await chat.pick(product);
  // With data saving on, the page only follows what is open.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const listening = heard(page);
  await openHydrated(page, addressOf(shop));
  await page.getByRole("link", { name: product, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: product });
  await sheet.getByRole("radio", { name: /Mkubwa/ }).check();
  await listening;

  const address = `/api/api/v1/order${new URL(sold).search}`;
  const data = await (await request.get(address)).json();
  const answer = await request.post(address, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  const began = Date.now();
  // Half of what polling would take.
  const withinMs = 10_000;
  const tookMs = async (what: string, look: Promise<void>) => {
    await look;
    testInfo.annotations.push({ type: what, description: `${Date.now() - began} ms` });
  };
  const timeout = { timeout: withinMs };
  const pressed = chat.press(/^Mkubwa/);
  await Promise.all([
    tookMs(
      "chat",
      pressed.then(() => expect(chat.log.getByText(/sold out/i).last()).toBeVisible(timeout)),
    ),
    tookMs("sheet", expect(sheet.getByRole("status").getByText("Sold out")).toBeVisible(timeout)),
    tookMs("open cart", expect(cart.getByText(/: sold out/i).first()).toBeVisible(timeout)),
  ]);
  await expect(sheet.getByRole("button", { name: /^Add to cart/ })).toBeDisabled();
  await expect(cart.getByLabel("Name")).toHaveValue("Neema");
  expect(await axeProblems(cart)).toEqual([]);
  expect(await axeProblems(page)).toEqual([]);
});

test("the last one sold is gone at once: from the shop's page for who opens it, and from an open list", async ({
  page,
  request,
}, testInfo) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la Mwisho ${Date.now()}`;
  await merchant.openShop(shop);
  await merchant.addProduct(product, { price_minor: 1_800_000, stock: 2 });
  const address = `/shops/${shop.toLowerCase().replaceAll(" ", "-")}`;
  const shown = async () => (await request.get(address)).text();
  await expect.poll(shown).toContain(product);
  await page.goto("/dashboard/products");
  const row = page.getByRole("listitem").filter({ hasText: product });
  await expect(row.first()).toContainText("2");

  const { shop: seen } = await (await request.get(`/api/public${address}`)).json();
  const cart = `/api/v1/order${new URL(await cartLink(request, { botId: seen.bot_id, product })).search}`;
  const data = await (await request.get(cart)).json();
  const began = Date.now();
  expect((await request.post(cart, { data })).status()).toBe(200);
  const tookMs = async (what: string, look: Promise<void>) => {
    await look;
    testInfo.annotations.push({ type: what, description: `${Date.now() - began} ms` });
  };
  await Promise.all([
    tookMs("shop page", expect.poll(shown, { timeout: 10_000, intervals: [50] }).toContain("Sold out")),
    tookMs("open list", expect(row.getByText(/sold out|out of stock/i).first()).toBeVisible({ timeout: 10_000 })),
  ]);
});
