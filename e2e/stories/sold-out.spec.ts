import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { openAwake } from "../pages/open-awake.ts";
import { cartLink } from "../pages/shopper.ts";

const product = "Mkeka wa mwisho";

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
  await openAwake(page, `/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  const card = page.getByRole("listitem").filter({ hasText: product });
  const add = page.getByRole("link", { name: `Add ${product}` });
  await expect(card).toContainText("Only 2 left");
  await merchant.changeStock(item.id, -2);
  await page.clock.runFor(31_000);
  await expect(card).toContainText("Sold out");
  await expect(add).toBeHidden();
  expect(await axeProblems(page)).toEqual([]);

  await merchant.changeStock(item.id, 3);
  await context.setOffline(true);
  await page.clock.runFor(3_000);
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
  await openAwake(page, "/shops/khanga-house");
  await page.evaluate(() => sessionStorage.setItem("hidden", "1"));
  await page.clock.runFor(120_000);
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    sessionStorage.removeItem("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => asked.length).toBe(1);
  await openAwake(page, "/shops/khanga-house?thrift");
  asked.splice(0);
  await page.clock.runFor(120_000);
  expect(asked).toEqual([]);
});

test("the last one sold is gone within two seconds: from the shop's page for who opens it, and from an open list", async ({
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
    tookMs("shop page", expect.poll(shown, { timeout: 2_000, intervals: [50] }).toContain("Sold out")),
    tookMs("open list", expect(row.getByText(/sold out|out of stock/i).first()).toBeVisible({ timeout: 2_000 })),
  ]);
});
