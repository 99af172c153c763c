import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { cartLink } from "../pages/shopper.ts";

const product = "Mkeka wa mwisho";

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
