import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { orderAsCustomer } from "../pages/orders/customer-order.ts";
import { cartLink } from "../pages/shopper.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const say = {
  ...{ set: "Weka jinsi unavyolipwa", add: "Ongeza njia", number: "Namba", name: /^Jina/ },
  ...{ save: "Hifadhi unavyolipwa", wrong: "Lipa namba ina tarakimu 4 hadi 10.", saved: /^Imehifadhiwa\. Wateja/ },
  ...{ on: "Wateja wanaiona", untold: /^Duka litakuambia jinsi ya kulipa/, title: "Jinsi ya kulipa" },
  ...{ copy: "Nakili namba 5566770", copied: "Imenakiliwa", paid: "Nimelipa" },
  ...{ addCharge: "Ongeza gharama", charge: "Jina la gharama ya 1", amount: "Kiasi" },
  charges: "Huongezwa kwenye kila oda",
  ...{ drag: "Buruta njia ya 2", up: "Sogeza juu", down: "Sogeza chini" },
  ...{ added: /aliongeza .*M-Pesa Lipa namba 5566770/, off: /alizima .*M-Pesa/ },
};

test("an owner sets a till on a phone; a customer copies it after ordering, also without a script, until it is off", async ({
  page,
  browser,
  request,
}) => {
  const language = "sw";
  const viewport = { width: 360, height: 740 };
  await page.setViewportSize(viewport);
  const merchant = new BackOffice(page);
  const shopName = `Duka la Lipa ${Date.now()}`;
  await merchant.openShop(shopName);
  await merchant.addProduct("Kitenge", { price_minor: 4_400_000, stock: 9 });
  await merchant.speak(language);
  const { shop } = await (await request.get(`/api/public/shops/${shopName.toLowerCase().replaceAll(" ", "-")}`)).json();
  const link = await cartLink(request, { botId: shop.bot_id, product: "Kitenge" }, language);
  const context = await browser.newContext({ viewport, permissions: ["clipboard-read", "clipboard-write"] });
  const customer = await context.newPage();
  await orderAsCustomer(customer, link, language);
  await expect(customer.getByText(say.untold)).toBeVisible();

  await page.goto("/dashboard");
  await page.getByRole("main").getByRole("link", { name: say.set }).click();
  await page.getByRole("button", { name: say.add }).click();
  await page.getByLabel(say.number, { exact: true }).fill("55");
  await page.getByRole("button", { name: say.save }).click();
  await expect(page.getByText(say.wrong)).toBeVisible();
  await page.getByLabel(say.number, { exact: true }).fill("55 66 770");
  await page.getByLabel(say.name).first().fill("DUKA LA LIPA");
  // As customers will see it, before it is saved.
  const preview = page.getByRole("region", { name: say.title });
  await expect(preview.getByText("5566770", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: say.save }).click();
  await expect(page.getByText(say.saved)).toBeVisible();
  await expect(page.getByText(say.added)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await untranslatedWords(page)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(viewport.width);

  await customer.goto(link);
  const card = customer.getByRole("region", { name: say.title });
  await expect(card.getByText("88,000.00 TZS")).toBeVisible();
  await expect(card.getByText("DUKA LA LIPA")).toBeVisible();
  await card.getByRole("button", { name: say.copy }).click();
  await expect(card.getByRole("button", { name: say.copied })).toBeVisible();
  expect(await customer.evaluate("navigator.clipboard.readText()")).toBe("5566770");
  await expect(customer.getByText(say.paid, { exact: true })).toBeVisible();
  expect(await axeProblems(customer)).toEqual([]);
  expect(await customer.evaluate("document.documentElement.scrollWidth")).toBe(viewport.width);

  const plain = await (await browser.newContext({ viewport, javaScriptEnabled: false })).newPage();
  await plain.goto(link);
  const plainCard = plain.getByRole("region", { name: say.title });
  await expect(plainCard.getByText("5566770", { exact: true })).toBeVisible();
  await expect(plainCard.getByRole("button")).toHaveCount(0);

  await page.getByLabel(say.on).uncheck();
  await page.getByRole("button", { name: say.save }).click();
  await expect(page.getByText(say.off)).toBeVisible();
  await customer.reload();
  await expect(card).toHaveCount(0);
  await expect(customer.getByText(say.untold)).toBeVisible();

  // What every order adds: seen before ordering, and a part of the order.
  await page.getByRole("button", { name: say.addCharge }).click();
  await page.getByLabel(say.charge).fill("Mfuko");
  await page.getByLabel(say.amount, { exact: true }).fill("500");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: say.save }).click();
  expect((await saved).ok()).toBe(true);
  expect(await axeProblems(page)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(viewport.width);
  const second = await cartLink(request, { botId: shop.bot_id, product: "Kitenge" }, language);
  await plain.goto(second);
  await expect(plain.getByRole("region", { name: say.charges })).toContainText("500.00 TZS");
  await customer.goto(second);
  await expect(customer.getByRole("region", { name: say.charges })).toContainText("Mfuko");
  await expect(customer.getByRole("status").filter({ hasText: "88,500.00 TZS" })).toBeVisible();
  expect(await axeProblems(customer)).toEqual([]);
  await orderAsCustomer(customer, second, language);
  await expect(customer.getByText("Mfuko", { exact: true })).toBeVisible();
  await expect(customer.getByText("88,500.00 TZS").first()).toBeVisible();

  // A second way goes first: by dragging it, or with the buttons.
  await page.getByRole("button", { name: say.add }).click();
  const numbers = page.getByLabel(say.number, { exact: true });
  await numbers.nth(1).fill("889900");
  const handle = page.getByRole("button", { name: say.drag });
  await handle.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const from = await handle.boundingBox();
  if (!from) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 240, { steps: 12 });
  await page.mouse.up();
  await expect(numbers.first()).toHaveValue("889900");
  await page.getByRole("button", { name: say.down }).first().click();
  await expect(numbers.nth(1)).toHaveValue("889900");
  await page.getByRole("button", { name: say.up }).last().click();
  await expect(numbers.first()).toHaveValue("889900");
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole("button", { name: say.save }).click();
  await expect
    .poll(async () => (await merchant.read("payment-settings")).ways.map(({ number }: { number: string }) => number))
    .toEqual(["889900", "5566770"]);
});
