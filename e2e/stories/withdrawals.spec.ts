import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { Desk } from "../pages/payments/desk.ts";
import { photo } from "../pages/photo.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const note = { en: "The name cannot be read.", sw: "Jina halisomeki." };
const words = {
  en: {
    ...{ name: "Full name", born: "Date of birth", document: "Document", number: "Number of the document" },
    ...{ front: "Front of the document", back: "Back of the document", selfie: "Picture of you with the document" },
    ...{ there: "It is there", save: "Save", send: "Send for review", looked: "Being looked at", ended: "…0123" },
    ...{ mend: "Needs attention", approved: "Approved", addWallet: "Add a wallet", phone: "Number of the wallet" },
    ...{ holder: "Name on the wallet", withdraw: "Withdraw", fee: "500.00 TZS", paid: "Paid" },
    ...{ first: "Money can be withdrawn once", leads: "Go to compliance", another: "Another picture" },
  },
  sw: {
    ...{ name: "Jina kamili", born: "Tarehe ya kuzaliwa", document: "Hati", number: "Namba ya hati" },
    ...{ front: "Mbele ya hati", back: "Nyuma ya hati", selfie: "Picha yako ukiwa na hati", there: "Ipo" },
    ...{ save: "Hifadhi", send: "Tuma ikaguliwe", looked: "Inakaguliwa", ended: "…0123" },
    ...{ mend: "Inahitaji marekebisho", approved: "Imeidhinishwa", addWallet: "Ongeza namba" },
    ...{ phone: "Namba ya pesa ya simu", holder: "Jina la mwenye namba", withdraw: "Toa pesa", fee: "500.00 TZS" },
    ...{ paid: "Imelipwa", first: "Unaweza kutoa pesa hati", leads: "Nenda kwenye uthibitisho" },
    ...{ another: "Picha nyingine" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a shop shows who it is, mends what is to be mended, and withdraws to a wallet (${language})`, async ({
    page,
    browser,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    const name = `Duka la Malipo ${Date.now()}`;
    await merchant.openShop(name);
    await merchant.speak(language);
    const order = await merchant.writeOrder(await merchant.addProduct("Kanga", { price_minor: 5_000_000, stock: 5 }));
    // Its owner pays without being asked twice: the phone ends in 01.
    await merchant.askPhone(order.id, `0754${String(Date.now() % 10_000).padStart(4, "0")}01`);
    const desk = new Desk(
      await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage(),
      language,
    );
    await desk.signIn();
    const main = page.getByRole("main");
    const isWide = () => page.evaluate("document.documentElement.scrollWidth");

    await page.goto("/dashboard/transactions/withdrawals");
    await expect(main.getByText(say.first)).toBeVisible();
    await expect(main.getByRole("button", { name: say.withdraw, exact: true })).toHaveCount(0);
    await main.getByRole("link", { name: say.leads }).click();

    await main.getByLabel(say.name).fill("Neema Mushi");
    await main.getByLabel(say.born).fill("1990-04-12");
    await main.getByLabel(say.document, { exact: true }).selectOption("National ID");
    await main.getByLabel(say.number).fill("19900412 14121 00001 23");
    await main.getByRole("button", { name: say.save, exact: true }).click();
    await expect(main.getByText(say.ended)).toBeVisible();
    await expect(main.getByLabel(say.number)).toHaveValue("");
    for (const field of [say.front, say.back, say.selfie]) {
      const group = main.getByRole("group", { name: field });
      await group.locator("input[type=file]").setInputFiles(await photo(page, "hati.jpg", "#336699"));
      await expect(group.getByText(say.there, { exact: true })).toBeVisible();
    }
    expect(await axeProblems(page)).toEqual([]);
    expect(await isWide()).toBe(360);
    await main.getByRole("button", { name: say.send }).click();
    await expect(main.getByText(say.looked, { exact: true })).toBeVisible();
    // What is looked at cannot be changed.
    await expect(main.getByRole("button", { name: say.another })).toHaveCount(0);

    await desk.note(name, say.front, note);
    await expect(main.getByText(say.mend, { exact: true })).toBeVisible();
    const front = main.getByRole("group", { name: say.front });
    await expect(front.getByText(note[language])).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    await front.locator("input[type=file]").setInputFiles(await photo(page, "hati.jpg", "#993333"));
    await main.getByRole("button", { name: say.send }).click();
    await expect(main.getByText(say.looked, { exact: true })).toBeVisible();
    await desk.approve(name);
    await expect(main.getByText(say.approved, { exact: true }).first()).toBeVisible();

    await page.goto("/dashboard/transactions/withdrawals");
    await main.getByRole("button", { name: say.addWallet }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(say.phone).fill("0754 123 211");
    await sheet.getByLabel(say.holder).fill("Neema Mushi");
    await sheet.getByRole("button", { name: say.addWallet }).click();
    await expect(sheet).toHaveCount(0);
    await expect(main.getByText("50,000.00 TZS", { exact: true })).toBeVisible({ timeout: 20_000 });
    await main.getByRole("button", { name: say.withdraw, exact: true }).click();
    await sheet.getByRole("button", { name: "10,000", exact: true }).click();
    await expect(sheet.getByText(say.fee, { exact: true })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await sheet.getByRole("button", { name: say.withdraw, exact: true }).click();
    await expect(sheet).toHaveCount(0);
    const row = main.locator("[data-row]");
    await expect(row).toContainText("10,000.00 TZS");
    await expect(row.getByText(say.paid, { exact: true }).first()).toBeVisible({ timeout: 30_000 });
    await expect(main.getByText("39,500.00 TZS", { exact: true })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    expect(await isWide()).toBe(360);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
  });
