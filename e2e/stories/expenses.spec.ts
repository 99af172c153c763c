import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { photo } from "../pages/photo.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";
import { SandboxNumber } from "../pages/whatsapp/sandbox-number.ts";

test("an expense with its receipt is among the records, and what is left of the month's sales follows it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la matumizi");
  await merchant.speak("sw");
  await merchant.writeOrder(await merchant.addProduct("Kanga"));
  const main = page.getByRole("main");
  const left = main.getByRole("region", { name: "Kinachobaki" });
  const fits = async () => {
    expect(await axeProblems(page)).toEqual([]);
    expect(await untranslatedWords(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  };

  await page.goto("/dashboard/expenses");
  await expect(left).toContainText("18,000.00 TZS");
  await main.getByRole("button", { name: "Ongeza tumizi" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Kiasi").fill("12,000");
  await sheet.getByRole("button", { name: "Usafiri" }).click();
  await sheet.getByLabel("Picha ya risiti").setInputFiles(await photo(page, "risiti.jpg", "#0b7a55"));
  await expect(sheet.getByText("Lina picha")).toBeVisible();
  await sheet.getByLabel("Aliyelipwa").fill("Boda wa Kariakoo");
  await fits();
  await sheet.getByRole("button", { name: "Hifadhi" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(left.getByRole("link", { name: "Matumizi: -12,000.00 TZS" })).toBeVisible();
  await expect(left).toContainText("Kilichobaki6,000.00 TZS");
  await fits();

  // From the number to its rows, and to one of them.
  await main.getByRole("link", { name: /^Usafiri\s*12,000\.00 TZS$/ }).click();
  const rows = main.locator("[data-row]");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Boda wa Kariakoo");
  await fits();
  await rows.getByRole("link").first().click();
  await main.getByRole("button", { name: "Onyesha picha" }).click();
  await expect(main.getByRole("img", { name: "Risiti" })).toBeVisible();
  await main.getByRole("button", { name: "Badilisha" }).click();
  await sheet.getByLabel("Kiasi").fill("10,000");
  await sheet.getByRole("button", { name: "Hifadhi" }).click();
  await expect(main.getByText("Kiasi: kutoka 12,000.00 TZS kwenda 10,000.00 TZS")).toBeVisible();
  await main.getByRole("button", { name: "Futa", exact: true }).click();
  await sheet.getByRole("button", { name: "Futa", exact: true }).click();
  await expect(main.getByRole("button", { name: "Lihesabiwe tena" })).toBeVisible();
  await page.getByRole("button", { name: "Tengua" }).click();
  await expect(main.getByText("Lilihesabiwa tena")).toBeVisible();
  await fits();

  // A closed month takes nothing more; the present one is not closed before it is over.
  await page.goto("/dashboard/expenses");
  await expect(left).toContainText("Kilichobaki8,000.00 TZS");
  await expect(main.getByRole("button", { name: "Funga mwezi" })).toBeHidden();
  await main.getByRole("button", { name: "Mwezi uliotangulia" }).click();
  await main.getByRole("button", { name: "Funga mwezi" }).click();
  await expect(main.getByRole("button", { name: "Fungua mwezi" })).toBeVisible();
  await main.getByRole("button", { name: "Ongeza tumizi" }).click();
  await sheet.getByLabel("Kiasi").fill("500");
  const today = new Date(Date.now() + 3 * 3_600_000);
  const closed = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0));
  await sheet.getByLabel("Siku").fill(closed.toISOString().slice(0, 10));
  await sheet.getByRole("button", { name: "Hifadhi" }).click();
  await expect(sheet.getByText("yamefungwa")).toBeVisible();
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
