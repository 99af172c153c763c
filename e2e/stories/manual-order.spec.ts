import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const width = 390;
test.use({ viewport: { width, height: 844 } });

const words = {
  en: {
    ...{ more: "One Kikoi more", name: "Customer's name", phone: "Customer's phone", paid: "Amount paid" },
    ...{ save: "Save order", partPaid: "Part paid", share: "Share with the customer", copy: "Copy link" },
    ...{ copied: "Link copied", send: "Send by WhatsApp", hello: "Hello Neema, this is your order", close: "Close" },
    ...{ here: "Paid", owed: "Still to pay", note: "Note for your shop", add: "Add note" },
    ...{ record: "Record payment", keep: "Save payment", other: "Other", delivered: "Delivered" },
    ...{ completed: "Completed", done: "Delivered · Completed", toldDelivered: /was delivered\..*token=[\w-]{20}/ },
  },
  sw: {
    ...{ more: "Ongeza Kikoi moja", name: "Jina la mteja", phone: "Simu ya mteja", paid: "Kiasi kilicholipwa" },
    ...{ save: "Hifadhi oda", partPaid: "Imelipwa kiasi", share: "Mtumie mteja kiungo", copy: "Nakili kiungo" },
    ...{
      copied: "Kiungo kimenakiliwa",
      send: "Tuma kwa WhatsApp",
      hello: "Habari Neema, hii ni oda yako",
      close: "Funga",
    },
    ...{ here: "Umelipa", owed: "Bado kulipa", note: "Kumbukumbu ya duka", add: "Ongeza kumbukumbu" },
    ...{ record: "Andika malipo", keep: "Hifadhi malipo", other: "Nyingine", delivered: "Imefikishwa" },
    ...{ completed: "Imekamilika", done: "Imefikishwa · Imekamilika", toldDelivered: /imefikishwa\..*token=[\w-]{20}/ },
  },
} as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sumOf = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

async function looksWell(page: Page) {
  expect(await axeProblems(page)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
}

for (const language of ["en", "sw"] as const)
  test(`an order by telephone with a deposit is handed to its customer as a link, and completed (${language})`, async ({
    page,
    context,
    browser,
  }) => {
    const say = words[language];
    const shop = new BackOffice(page);
    await shop.openShop(`Duka la Amana ${language} ${Date.now()}`);
    await shop.addProduct("Kikoi", { price_minor: 1_800_000, stock: 4 });
    await shop.speak(language);
    await page.goto("/dashboard/orders/add-order");
    await page.getByRole("button", { name: /^Kikoi/ }).click();
    await button(page, say.more).click();
    await page.getByLabel(say.name).fill("Neema");
    await page.getByLabel(say.phone).fill("0712 345 678");
    await button(page, "10,000").click();
    await expect(page.getByLabel(say.paid)).toHaveValue("10,000");
    await button(page, say.save).click();
    await expect(page).toHaveURL(/order-info/);
    await expect(page.getByText(say.partPaid, { exact: true })).toBeVisible();

    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, say.share).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: say.copy }).click();
    await expect(page.getByText(say.copied, { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect(sheet.getByText(link, { exact: true })).toBeVisible();
    const chat = new URL((await sheet.getByRole("link", { name: say.send }).getAttribute("href")) ?? "");
    expect(chat.origin + chat.pathname).toBe("https://wa.me/255712345678");
    expect(chat.searchParams.get("text")).toContain(say.hello);
    expect(chat.searchParams.get("text")).toContain(link);
    await looksWell(page);
    await sheet.getByRole("button", { name: say.close }).click();
    await expect(sheet).toHaveCount(0);

    const customer = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
    await customer.goto(link);
    await expect(sumOf(customer, say.here)).toHaveText("10,000.00 TZS");
    await expect(sumOf(customer, say.owed)).toHaveText("26,000.00 TZS");
    await looksWell(customer);

    // Offline, typed text stays.
    const note = page.getByLabel(say.note);
    await note.fill("Atachukua Jumamosi");
    await context.setOffline(true);
    await button(page, say.add).click();
    await expect(page.locator("form").filter({ has: note }).getByRole("alert")).toHaveText(/\S/);
    await expect(note).toHaveValue("Atachukua Jumamosi");
    await context.setOffline(false);
    await button(page, say.add).dblclick();
    await expect(note).toHaveValue("");
    await expect(page.getByRole("listitem").filter({ hasText: "Atachukua Jumamosi" })).toHaveCount(1);

    await button(page, say.record).click();
    await button(page, say.keep).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await button(page, say.other).click();
    await page.getByRole("menuitem", { name: say.delivered }).click();
    await expect(page.getByText(say.completed, { exact: true })).toBeVisible();
    await looksWell(page);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);

    // It has no chat: what its customer would have been told is there to send by hand, with a new link.
    await button(page, say.send).click();
    const byHand = new URL((await sheet.getByRole("link", { name: say.send }).getAttribute("href")) ?? "");
    expect(byHand.pathname).toBe("/255712345678");
    expect(byHand.searchParams.get("text")).toMatch(say.toldDelivered);
    await sheet.getByRole("button", { name: say.close }).click();

    await customer.goto(link);
    await expect(customer.getByRole("status").filter({ hasText: say.done })).toBeVisible();
    await expect(sumOf(customer, say.owed)).toHaveText("0.00 TZS");
    await expect(customer.getByText("Atachukua Jumamosi")).toHaveCount(0);
    await looksWell(customer);
    if (language === "sw") expect(await untranslatedWords(customer)).toEqual([]);
    await customer.context().close();
  });
