import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { placeOrder } from "../pages/shopper.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const mayOnlyCancel = [{ resource: "orders", action: ["read", "update", "delete"] }];
const words = {
  en: {
    ...{ record: "Record payment", amount: "Amount", save: "Save payment", partPaid: "Part paid", other: "Other" },
    ...{ cancel: "Cancel order", cash: "Cash", reason: "Why", paid: /^10,000\.00 TZS was paid for this order/ },
    ...{
      both: "Write down the refund of 10,000.00 TZS and cancel",
      stands: "10,000.00 TZS is written down as paid back. The order is not cancelled yet.",
      now: "Now: Cancelled",
      ask: /Ask somebody who may\.$/,
      keep: "Keep the order",
    },
  },
  sw: {
    ...{ record: "Andika malipo", amount: "Kiasi", save: "Hifadhi malipo", partPaid: "Imelipwa kiasi" },
    ...{ other: "Nyingine", cancel: "Ghairi oda", cash: "Taslimu", reason: "Sababu" },
    ...{ paid: /^10,000\.00 TZS zimelipwa kwa oda hii/, both: "Andika 10,000.00 TZS zimerudishwa, kisha ghairi" },
    ...{
      stands: "Imeandikwa kwamba 10,000.00 TZS zimerudishwa. Oda bado haijaghairiwa.",
      now: "Sasa: Imeghairiwa",
      ask: /Mwombe mwenye ruhusa\.$/,
      keep: "Iache oda",
    },
  },
} as const;

for (const [language, width] of [
  ["en", 390],
  ["sw", 320],
] as const)
  test(`a part-paid order is cancelled with its refund, and nothing typed is lost (${language})`, async ({
    page,
    request,
  }) => {
    const said = words[language];
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.setViewportSize({ width, height: 740 });
    const merchant = new BackOffice(page);
    const name = `Duka la Kughairi ${Date.now()}`;
    await merchant.openShop(name);
    await merchant.addProduct("Kitenge", { price_minor: 1_800_000, stock: 9 });
    await merchant.speak(language);
    const { shop } = await (await request.get(`/api/public/shops/${name.toLowerCase().replaceAll(" ", "-")}`)).json();
    const number = await placeOrder(request, { botId: shop.bot_id, product: "Kitenge" }, language);
    await page.goto("/dashboard/orders");
    await page.getByRole("link", { name: new RegExp(number) }).click();
    await button(said.record).click();
    await page.getByLabel(said.amount, { exact: true }).fill("10,000");
    await button(said.save).click();
    await expect(page.getByText(said.partPaid, { exact: true })).toBeVisible();

    const sheet = page.getByRole("dialog");
    const openSheet = async () => {
      await button(said.other).click();
      await page.getByRole("menuitem", { name: said.cancel }).click();
      await expect(sheet.getByText(said.paid)).toBeVisible();
    };
    // A member who may cancel but not record refunds is told whom to ask, and types nothing in vain.
    await page.route("**/api/user", async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ response, json: { ...json, permissions: mayOnlyCancel } });
    });
    await page.reload();
    await openSheet();
    await expect(sheet.getByText(said.ask)).toBeVisible();
    await expect(sheet.getByRole("textbox")).toHaveCount(0);
    expect(await axeProblems(page)).toEqual([]);
    await page.unroute("**/api/user");
    await page.reload();

    await openSheet();
    await expect(button(said.keep)).toBeVisible();
    const reason = sheet.getByLabel(said.reason);
    await reason.fill("Amepata kwingine");
    await button(said.cash).click();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);

    const refusal = { status: 409, json: { detail: "Jaribu tena." } };
    await page.route("**/refunds", (route) => route.fulfill(refusal), { times: 1 });
    await button(said.both).click();
    await expect(sheet.getByText("Jaribu tena.")).toBeVisible();
    await expect(reason).toHaveValue("Amepata kwingine");

    await page.route("**/orders/moves", (route) => route.fulfill(refusal), { times: 1 });
    await button(said.both).click();
    await expect(sheet.getByText(said.stands)).toBeVisible();
    await expect(reason).toHaveValue("Amepata kwingine");
    await expect(button(said.both)).toHaveCount(0);
    expect(await axeProblems(page)).toEqual([]);
    await sheet.getByRole("button", { name: said.cancel }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(said.now, { exact: true })).toBeVisible();
    await expect(page.getByText("Amepata kwingine").first()).toBeVisible();
  });
