import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { cartLink } from "../pages/shopper.ts";
import { endHolds } from "../pages/stack-database.ts";

test.use({ viewport: { width: 360, height: 740 } });

const product = "Kitenge cha mwisho";

/** Opens a shop with the last `pieces` of its only product, where carts hold their stock for ten minutes. */
async function openHoldingShop(page: Page, request: APIRequestContext, name: string, pieces = 1) {
  const merchant = new BackOffice(page);
  const shop = `${name} ${Date.now()}`;
  await merchant.openShop(shop);
  await merchant.addProduct(product, { price_minor: 1_800_000, stock: pieces });
  await page.goto("/dashboard/settings/held-goods");
  await page.getByLabel("When a customer writes a phone number in the cart").selectOption("Hold for 10 minutes");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Shop updated").first()).toBeVisible();
  const slug = shop.toLowerCase().replaceAll(" ", "-");
  const stock = async () => (await (await request.get(`/api/public/shops/${slug}`)).json()).products[0].stock;
  const { shop: seen } = await (await request.get(`/api/public/shops/${slug}`)).json();
  return { name: shop, address: `/shops/${slug}`, stock, botId: seen.bot_id };
}

const words = {
  en: {
    offer: "Write your phone number and we keep these items for you for 10 minutes.",
    phone: "Phone number",
    until: /^Held for you until \d{1,2}:\d\d [AP]M, East Africa Time\.$/,
    tenMinutes: "Held for you for 10 minutes.",
    lastMinute: "Held for you for less than a minute more.",
    over: "No longer held for you",
    name: "Name",
    soldOut: /Kitenge cha mwisho: sold out/,
    page: "Sold out",
  },
  sw: {
    offer: "Andika namba yako ya simu, tukuwekee vitu hivi kwa dakika 10.",
    phone: "Namba ya simu",
    until: /^Tumekuwekea hadi \d\d:\d\d, Saa za Afrika Mashariki\.$/,
    tenMinutes: "Tumekuwekea kwa dakika 10.",
    lastMinute: "Imebaki chini ya dakika moja ya kukuwekea.",
    over: "Muda wa kukuwekea umeisha",
    name: "Jina",
    soldOut: /Kitenge cha mwisho: imeisha/,
    page: "Imeisha",
  },
} as const;

for (const language of ["en", "sw"] as const) {
  const said = words[language];
  const phoneOf = (customer: Page) => customer.getByLabel(said.phone, { exact: true });

  test(`a cart's goods are kept for its customer until the time is up (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    const shop = await openHoldingShop(page, request, "Duka la Kushika");
    const link = await cartLink(request, { botId: shop.botId, product, quantity: 1 }, language);
    const customer = await (await browser.newContext()).newPage();
    await customer.setViewportSize({ width: 360, height: 740 });
    await customer.clock.install();
    await customer.goto(link);
    // There is no hold before the customer gives a phone number.
    await expect(customer.getByText(said.offer)).toBeVisible();
    expect(await shop.stock()).toBe(1);
    expect(await axeProblems(customer)).toEqual([]);
    await phoneOf(customer).pressSequentially("0712 345 678");
    await expect(customer.getByText(said.until)).toBeVisible();
    await expect(customer.getByText(said.offer)).toBeHidden();
    const timer = customer.getByRole("timer");
    await expect(timer).toHaveText(/^(10:00|09:\d\d)$/);
    await expect(customer.getByText(said.tenMinutes)).toBeAttached();
    const before = await timer.textContent();
    await customer.clock.runFor(2_000);
    await expect(timer).not.toHaveText(before ?? "");
    expect(await axeProblems(customer)).toEqual([]);
    await customer.getByLabel(said.name, { exact: true }).fill("Neema");
    const quantity = customer.getByRole("spinbutton");
    await expect(quantity).toHaveValue("1");

    // Another customer sees that it is sold out.
    expect(await shop.stock()).toBe(0);
    const other = await (await browser.newContext()).newPage();
    await expect(async () => {
      await other.goto(language === "sw" ? `/sw${shop.address}` : shop.address);
      await expect(other.getByText(said.page).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });

    await customer.clock.fastForward("09:10");
    await expect(customer.getByText(said.lastMinute)).toBeAttached();
    await endHolds(shop.name);
    await expect.poll(shop.stock, { timeout: 15_000 }).toBe(1);
    await customer.clock.fastForward("01:00");
    await expect(customer.getByText(said.over, { exact: true })).toBeVisible();
    await expect(timer).toBeEmpty();
    await expect(customer.getByLabel(said.name, { exact: true })).toHaveValue("Neema");
    await expect(phoneOf(customer)).toHaveValue("0712 345 678");
    await expect(quantity).toHaveValue("1");
    expect(await axeProblems(customer)).toEqual([]);
  });

  test(`what somebody else has bought since is said when the time is up, and nothing written is lost (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    const shop = await openHoldingShop(page, request, "Duka la Kuachia");
    const customer = await (await browser.newContext()).newPage();
    await customer.setViewportSize({ width: 320, height: 640 });
    await customer.clock.install();
    await customer.goto(await cartLink(request, { botId: shop.botId, product, quantity: 1 }, language));
    await phoneOf(customer).fill("0712 345 678");
    // A phone number restored by a reload counts like a typed one.
    await customer.reload();
    await expect(customer.getByRole("timer")).toHaveText(/^(10:00|09:\d\d)$/);
    const name = customer.getByLabel(said.name, { exact: true });
    await name.fill("Nee");
    await endHolds(shop.name);
    await expect.poll(shop.stock, { timeout: 15_000 }).toBe(1);
    const quick = new URL(await cartLink(request, { botId: shop.botId, product, quantity: 1 }));
    const theirs = `/api/v1/order${quick.search}`;
    const bought = await request.post(theirs, { data: await (await request.get(theirs)).json() });
    expect(bought.status()).toBe(200);

    await customer.clock.fastForward("10:10");
    await expect(customer.getByText(said.over, { exact: true })).toBeVisible();
    await expect(customer.getByText(said.soldOut)).toBeVisible();
    await expect(customer.getByRole("spinbutton")).toHaveValue("0");
    // The customer who was typing keeps the focus.
    await expect(name).toBeFocused();
    await name.pressSequentially("ma");
    await expect(name).toHaveValue("Neema");
    expect(await customer.evaluate("document.documentElement.scrollWidth")).toBe(320);
    expect(await axeProblems(customer)).toEqual([]);
  });
}

test("goods that cannot be kept are said to be none, and can be ordered (sw)", async ({ page, request }) => {
  const shop = await openHoldingShop(page, request, "Duka la Nusu", 2);
  // The whole stock: more than is held for a phone number that was only typed.
  await page.goto(await cartLink(request, { botId: shop.botId, product, quantity: 2 }, "sw"));
  await expect(page.getByText(words.sw.offer)).toBeVisible();
  await page.getByLabel(words.sw.phone, { exact: true }).fill("0712 345 678");
  await expect(page.getByText("Kwa sasa hatuwezi kukuwekea vitu hivi. Bado unaweza kuagiza.")).toBeVisible();
  expect(await shop.stock()).toBe(2);
  await page.getByLabel(words.sw.name, { exact: true }).fill("Neema");
  await page.getByRole("button", { name: "Tuma oda" }).click();
  await expect.poll(shop.stock).toBe(0);
});
