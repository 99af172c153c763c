import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { photo } from "../pages/photo.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";
import { SandboxNumber } from "../pages/whatsapp/sandbox-number.ts";

const said = {
  en: {
    ...{ left: "What is left", remains: "Left", add: "Add expense", amount: "Amount", travel: "Travel", save: "Save" },
    ...{ receiptPicture: "Picture of the receipt", hasPicture: "With a picture", paidTo: "Paid to", own: "Expenses" },
    ...{ showPicture: "Show the picture", receipt: "The receipt", change: "Change", strike: "Strike", undo: "Undo" },
    ...{ was: "Amount: from 12,000.00 TZS to 10,000.00 TZS", restore: "Count it again", restored: "Counted again" },
    ...{ lock: "Close the month", unlock: "Open the month", day: "Day" },
    ...{ closed: "are closed", trend: "Twelve months", setBudgets: "Set budgets", close: "Close" },
    ...{
      over: "Over budget: 120% of 10,000.00 TZS",
      cost: "Cost of what was sold",
      unknown: "1 piece, cost not known",
    },
    ...{
      monthly: "Every month",
      onDay: "Day of the month",
      lastDay: "In a shorter month, its last day.",
      again: "Add",
    },
    ...{ sold: "As sales: Counted", sales: "Sales: 18,000.00 TZS", stop: "Stop 50,000.00 TZS every month" },
  },
  sw: {
    ...{ left: "Kinachobaki", remains: "Kilichobaki", add: "Ongeza tumizi", amount: "Kiasi", travel: "Usafiri" },
    ...{ save: "Hifadhi", receiptPicture: "Picha ya risiti", hasPicture: "Lina picha", paidTo: "Aliyelipwa" },
    ...{ own: "Matumizi", showPicture: "Onyesha picha", receipt: "Risiti", change: "Badilisha", strike: "Futa" },
    ...{ undo: "Tengua", was: "Kiasi: kutoka 12,000.00 TZS kwenda 10,000.00 TZS", restore: "Lihesabiwe tena" },
    ...{ restored: "Lilihesabiwa tena", lock: "Funga mwezi", unlock: "Fungua mwezi" },
    ...{ day: "Siku", closed: "yamefungwa", trend: "Miezi kumi na miwili", setBudgets: "Weka bajeti", close: "Funga" },
    ...{ over: "Bajeti imezidi: 120% ya 10,000.00 TZS", cost: "Gharama ya vilivyouzwa" },
    ...{ unknown: "Kipande 1, gharama haijulikani", monthly: "Matumizi ya kila mwezi", onDay: "Siku ya mwezi" },
    ...{ lastDay: "Mwezi ukiwa mfupi, ni siku yake ya mwisho.", again: "Ongeza", sold: "Kwenye mauzo: Zinazohesabiwa" },
    ...{ sales: "Mauzo: 18,000.00 TZS", stop: "Simamisha 50,000.00 TZS ya kila mwezi" },
  },
} as const;
for (const language of ["sw", "en"] as const)
  test(`an expense with its receipt is among the records, and what is left of the month's sales follows it (${language})`, async ({
    page,
  }) => {
    const say = said[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la matumizi");
    await merchant.speak(language);
    const product = await merchant.addProduct("Kanga");
    const order = await merchant.writeOrder(product);
    const cancelled = await merchant.writeOrder(product);
    await merchant.moveOrder(cancelled.id, "new", "cancelled");
    const main = page.getByRole("main");
    const left = main.getByRole("region", { name: say.left });
    const sheet = page.getByRole("dialog");
    const rows = main.locator("[data-row]");
    const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
    const save = () => sheet.getByRole("button", { name: say.save, exact: true }).click();
    const fits = async () => {
      expect(await axeProblems(page)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    };

    await page.goto("/dashboard/expenses");
    await expect(left).toContainText("18,000.00 TZS");
    await press(say.add);
    await sheet.getByLabel(say.amount).fill("12,000");
    await sheet.getByRole("button", { name: say.travel }).click();
    await sheet.getByLabel(say.receiptPicture).setInputFiles(await photo(page, "risiti.jpg", "#0b7a55"));
    await expect(sheet.getByText(say.hasPicture)).toBeVisible();
    await sheet.getByLabel(say.paidTo).fill("Boda wa Kariakoo");
    await fits();
    await save();
    await expect(sheet).toHaveCount(0);
    await expect(left.getByRole("link", { name: `${say.own}: -12,000.00 TZS` })).toBeVisible();
    await expect(left).toContainText(`${say.remains}6,000.00 TZS`);
    await fits();

    // From the numbers to their rows: what was sold and not cancelled, what its pieces cost, and one of the expenses.
    await left.getByRole("button", { name: say.cost }).click();
    await expect(sheet.getByRole("listitem").filter({ hasText: "Kanga" })).toContainText(say.unknown);
    await fits();
    await sheet.getByRole("button", { name: say.close, exact: true }).click();
    await left.getByRole("link", { name: say.sales }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(order.order_id);
    await expect(main.getByRole("button", { name: say.sold, exact: true })).toBeVisible();
    await page.goBack();
    await main.getByRole("link", { name: new RegExp(`^${say.travel}\\s*12,000\\.00 TZS$`) }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Boda wa Kariakoo");
    await fits();
    await rows.getByRole("link").first().click();
    await press(say.showPicture);
    await expect(main.getByRole("img", { name: say.receipt })).toBeVisible();

    await page.goto("/dashboard/expenses");
    await press(say.setBudgets);
    await sheet.getByLabel(say.travel).fill("10,000");
    await fits();
    await save();
    await expect(main.getByText(say.over)).toBeVisible();
    await main.getByRole("link", { name: new RegExp(`^${say.travel}\\s*12,000\\.00 TZS$`) }).click();
    await rows.getByRole("link").first().click();
    await press(say.change);
    await sheet.getByLabel(say.amount).fill("10,000");
    await save();
    await expect(main.getByText(say.was)).toBeVisible();
    await press(say.strike);
    await sheet.getByRole("button", { name: say.strike, exact: true }).click();
    await expect(main.getByRole("button", { name: say.restore })).toBeVisible();
    await page.getByRole("button", { name: say.undo, exact: true }).click();
    await expect(main.getByText(say.restored)).toBeVisible();
    await fits();

    // What comes every month is a draft on its day, and no sooner.
    await page.goto("/dashboard/expenses/expenses-records");
    await merchant.chooseMore(say.monthly);
    await sheet.getByLabel(say.amount).fill("50,000");
    await sheet.getByLabel(say.onDay).selectOption("31");
    await expect(sheet.getByText(say.lastDay)).toBeVisible();
    await sheet.getByRole("button", { name: say.again, exact: true }).click();
    await expect(sheet.getByRole("button", { name: say.stop })).toBeVisible();
    await fits();

    // A closed month takes nothing more; the present one is not closed before it is over.
    await page.goto("/dashboard/expenses");
    await expect(left).toContainText(`${say.remains}8,000.00 TZS`);
    const months = main.getByRole("region", { name: say.trend }).getByRole("button");
    await expect(months).toHaveCount(12);
    await expect(months.last()).toContainText("10,000.00 TZS");
    await expect(main.getByRole("button", { name: say.lock })).toBeHidden();
    await months.nth(10).click();
    await press(say.lock);
    await expect(main.getByRole("button", { name: say.unlock })).toBeVisible();
    await press(say.add);
    await sheet.getByLabel(say.amount).fill("500");
    const today = new Date(Date.now() + 3 * 3_600_000);
    const closed = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0));
    await sheet.getByLabel(say.day, { exact: true }).fill(closed.toISOString().slice(0, 10));
    await save();
    await expect(sheet.getByText(say.closed)).toBeVisible();
  });

test("a file of expenses with a broken row is put right on a phone and imported (sw)", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la faili la matumizi");
  await merchant.speak("sw");
  const main = page.getByRole("main");
  await page.goto("/dashboard/expenses/import");
  const text = 'Siku,Kiasi,Aina,Maelezo\n2025-01-15,"12,000",Usafiri,Boda\nbaadaye,3000,Usafiri,Basi\n';
  const file = { name: "matumizi.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
  await main.getByRole("button", { name: "Kagua faili" }).click();
  const broken = main.getByRole("listitem").filter({ hasText: "Mstari wa 3" });
  await expect(broken.getByText("Hii si siku.")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await untranslatedWords(page)).toEqual([]);
  await broken.getByLabel("Siku").fill("16/01/2025");
  await main.getByRole("button", { name: /^Hifadhi/ }).click();
  await main.getByRole("button", { name: "Ingiza matumizi 2" }).click();
  await main.getByRole("link", { name: "Tazama matumizi" }).click({ timeout: 30_000 });
  await expect(main.locator("[data-row]")).toHaveCount(2);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
});

const words = {
  en: {
    ...{ more: "Expenses by message", phone: "Phone number", add: "Add phone", added: "Phone added", close: "Close" },
    ...{ text: "expense 12k boda", answer: /Draft saved: 12,000\.00 TZS · boda/, drafts: "Drafts" },
    ...{ check: "Check and confirm", amount: "Amount", confirm: "Confirm", picture: "Show the picture" },
    ...{ menu: "More", receipt: "The receipt" },
  },
  sw: {
    ...{ more: "Matumizi kwa ujumbe", phone: "Namba ya simu", add: "Ongeza simu", added: "Simu imeongezwa" },
    ...{ text: "matumizi elfu 12 boda", answer: /Rasimu imehifadhiwa: 12,000\.00 TZS · boda/, close: "Funga" },
    ...{ drafts: "Rasimu", check: "Kagua na uthibitishe", amount: "Kiasi" },
    ...{ confirm: "Thibitisha", menu: "Zaidi", picture: "Onyesha picha", receipt: "Risiti" },
  },
} as const;
for (const language of ["sw", "en"] as const) {
  const say = words[language];
  test(`what a member writes to the shop's number is a draft, with its picture, until it is confirmed (${language})`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const name = `Duka la rasimu ${language} ${Date.now()}`;
    const merchant = new BackOffice(page);
    await merchant.openShop(name);
    const number = new SandboxNumber(request);
    await number.open(name);
    await merchant.connect(number);
    await merchant.speak(language);
    const phone = number.phone("Asha Juma");
    const main = page.getByRole("main");
    const sheet = page.getByRole("dialog");

    await page.goto("/dashboard/expenses/expenses-records");
    await main.getByRole("button", { name: say.menu, exact: true }).click();
    await page.getByRole("menuitem", { name: say.more }).click();
    await sheet.getByLabel(say.phone, { exact: true }).fill(`+${phone.waId}`);
    await sheet.getByRole("button", { name: say.add }).click();
    await expect(sheet.getByRole("listitem")).toContainText(`+${phone.waId}`);
    expect(await axeProblems(page)).toEqual([]);
    await sheet.getByRole("button", { name: say.close, exact: true }).last().click();

    await phone.write(say.text);
    await phone.reads(say.answer);
    await phone.sendPicture();
    const draft = main.getByRole("list", { name: say.drafts }).getByRole("listitem");
    await expect(draft).toContainText("12,000.00 TZS");
    await expect(draft.getByRole("button", { name: say.picture })).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    expect(await axeProblems(page)).toEqual([]);
    await draft.getByRole("button", { name: say.check }).click();
    await sheet.getByLabel(say.amount).fill("13,000");
    await sheet.getByRole("button", { name: say.confirm, exact: true }).click();
    await expect(draft).toHaveCount(0);
    const rows = main.locator("[data-row]");
    await expect(rows).toContainText("13,000.00 TZS");
    await rows.getByRole("link").first().click();
    await main.getByRole("button", { name: say.picture }).click();
    await expect(main.getByRole("img", { name: say.receipt })).toBeVisible();
  });
}
