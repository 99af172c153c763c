import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { placeBarcodeCamera } from "../pages/pos/barcode-camera.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const width = 360;
test.use({ viewport: { width, height: 740 } });

const words = {
  en: {
    ...{ addRegister: "Add a register", name: "Name", float: "In the drawer at the beginning" },
    ...{ saveRegisters: "Save registers", saved: "Registers saved", open: "Open shift", take: "Take payment" },
    ...{
      given: "Cash handed over",
      change: "Change",
      sell: "Sell",
      next: "Next sale",
      hold: "Put aside",
      clear: "Clear",
    },
    ...{ goOn: "Go on", mobile: "Mobile money", code: "Transaction code", closeShift: "Close shift" },
    ...{ counted: "Counted", short: "1,000.00 TZS is missing", why: "Why", closed: "Shift closed", done: "Done" },
    ...{ expected: "Expected in the drawer", difference: "Difference", shifts: "Shifts", z: "Z report" },
    ...{ channel: "Over the counter", completed: "Completed" },
    ...{ takeBack: "Take goods back", receipt: "Number of the receipt", find: "Find" },
    ...{ send: "Send receipt", whatsapp: "Send by WhatsApp", pdf: "Open PDF", sales: "Your sales" },
    ...{ camera: "Scan with the camera", refused: /^The camera is not allowed here/, again: "Try again" },
    taken: (name: string) => `${name} is in the basket`,
    ...{ givenBack: "Given back in cash", zBack: "Given back", isBack: /^Taken back: / },
    unknown: "Nothing on sale has the code HAKUNA-7.",
  },
  sw: {
    ...{ addRegister: "Ongeza kaunta", name: "Jina", float: "Kinachoanza kwenye droo" },
    ...{ saveRegisters: "Hifadhi kaunta", saved: "Kaunta zimehifadhiwa", open: "Fungua zamu", take: "Pokea malipo" },
    ...{
      given: "Taslimu aliyotoa",
      change: "Chenji",
      sell: "Uza",
      next: "Mauzo mengine",
      hold: "Weka kando",
      clear: "Futa",
    },
    ...{ goOn: "Endelea nayo", mobile: "Pesa ya simu", code: "Namba ya muamala", closeShift: "Funga zamu" },
    ...{ counted: "Kilichohesabiwa", short: "Imepungua 1,000.00 TZS", why: "Sababu", closed: "Zamu imefungwa" },
    ...{ done: "Sawa", expected: "Inayotarajiwa kwenye droo", difference: "Tofauti", shifts: "Zamu" },
    ...{ z: "Ripoti ya Z", channel: "Imeuzwa kaunta", completed: "Imekamilika" },
    ...{ takeBack: "Pokea zilizorudi", receipt: "Namba ya risiti", find: "Tafuta" },
    ...{ send: "Tuma risiti", whatsapp: "Tuma kwa WhatsApp", pdf: "Fungua PDF", sales: "Mauzo yako" },
    ...{ camera: "Skani kwa kamera", refused: /^Kamera haijaruhusiwa hapa/, again: "Jaribu tena" },
    taken: (name: string) => `${name} imo kwenye kikapu`,
    ...{ givenBack: "Taslimu iliyorudishwa", zBack: "Iliyorudishwa", isBack: /^Zimepokelewa: / },
    unknown: "Hakuna bidhaa inayouzwa yenye msimbo HAKUNA-7.",
  },
} as const;

const rowOf = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

async function looksWell(page: Page, language: "en" | "sw") {
  expect(await axeProblems(page)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
  if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
}

for (const language of ["en", "sw"] as const)
  test(`a shift at the till: two sales, one put aside meanwhile, goods that come back, and a Z report (${language})`, async ({
    page,
  }, info) => {
    const say = words[language];
    const shop = new BackOffice(page);
    await shop.openShop(`Duka la Kaunta ${Date.now()}`);
    const camera = await placeBarcodeCamera(page);
    await shop.addProduct("Kanga", { price_minor: 1_800_000, stock: 5, barcode: "6161100000018" });
    await shop.addProduct("Kikoi", { price_minor: 1_200_000, stock: 5, barcode: "4006381333931" });
    await shop.speak(language);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");
    const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });

    await page.goto("/dashboard/pos");
    await page.getByRole("link", { name: say.addRegister }).click();
    await button(say.addRegister).click();
    await page.getByLabel(say.name, { exact: true }).fill("Mlangoni");
    await page.getByLabel(say.float).fill("20,000");
    await looksWell(page, language);
    await button(say.saveRegisters).click();
    await expect(shop.toast(say.saved)).toBeVisible();

    await page.goto("/dashboard/pos");
    await button(say.open).click();
    // A scanner types, ends with Enter and does not wait.
    const scanned = page.locator("[data-list-search]");
    for (const code of ["Kanga", "HAKUNA-7", "Kanga"]) {
      await scanned.fill(code);
      await scanned.press("Enter");
    }
    await expect(shop.toast(say.unknown)).toBeVisible();
    await expect(page.getByText("36,000.00 TZS", { exact: true }).first()).toBeVisible();
    await expect(button(say.take)).toBeEnabled();
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("till.png"), fullPage: true });
    // Another customer comes first.
    await button(say.hold).click();
    await camera.refuse();
    await button(say.camera).click();
    await expect(dialog.getByText(say.refused)).toBeVisible();
    await looksWell(page, language);
    await camera.hold("4006381333931");
    await inDialog(say.again).click();
    await expect(dialog.getByText(say.taken("Kikoi"))).toBeVisible();
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("camera.png") });
    // It is still held there, and is one piece; what is held there after it is another.
    await camera.hold("6161100000018");
    await expect(dialog.getByText(say.taken("Kanga"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("30,000.00 TZS", { exact: true }).first()).toBeVisible();
    await button(say.clear).click();
    await page.getByRole("button", { name: /^Kikoi/ }).click();
    await button(say.take).click();
    await inDialog(say.mobile).click();
    await dialog.getByLabel(say.code).fill("QK71ABC");
    await inDialog(say.sell).click();
    await inDialog(say.next).click();

    await button(say.goOn).click();
    await button(say.take).click();
    await dialog.getByLabel(say.given).fill("40,000");
    await expect(dialog.getByText("4,000.00 TZS", { exact: true })).toBeVisible();
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("pay.png") });
    await inDialog(say.sell).click();
    await expect(inDialog(say.next)).toBeVisible();
    await expect(rowOf(page, say.change)).toHaveText("4,000.00 TZS");
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("receipt.png") });
    await inDialog(say.send).click();
    const toWhatsapp = dialog.getByRole("link", { name: say.whatsapp });
    const message = new URL((await toWhatsapp.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    const pdf = (await dialog.getByRole("link", { name: say.pdf }).getAttribute("href")) ?? "";
    expect(message).toContain(pdf);
    expect((await page.request.get(pdf)).headers()["content-type"]).toBe("application/pdf");
    await looksWell(page, language);
    const sold = await dialog.getByRole("heading").first().textContent();
    const number = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(sold ?? "")?.[0] ?? "";
    await inDialog(say.next).click();
    await expect(dialog).toHaveCount(0);

    await button(say.sales).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await dialog.getByRole("button", { name: `${say.send}: ${number}` }).click();
    await expect(toWhatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=/);
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("sales.png") });
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);

    // One of the two comes back.
    await button(say.takeBack).click();
    await dialog.getByLabel(say.receipt).fill(number.toLowerCase());
    await looksWell(page, language);
    await inDialog(say.find).click();
    await dialog.getByRole("textbox", { name: /Kanga/ }).fill("1");
    await expect(dialog.getByText("18,000.00 TZS").first()).toBeVisible();
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("take-back.png") });
    await inDialog(say.takeBack).click();
    await expect(dialog.getByRole("heading", { name: say.isBack })).toBeVisible();
    await expect(rowOf(page, say.givenBack)).toHaveText("18,000.00 TZS");
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("taken-back.png") });
    await inDialog(say.done).click();
    await expect(dialog).toHaveCount(0);

    // 20,000 and 36,000 should be in the drawer, less 18,000.
    await button(say.closeShift).click();
    await dialog.getByLabel(say.counted).fill("37,000");
    await expect(dialog.getByText(say.short)).toBeVisible();
    await dialog.getByLabel(say.why).fill("Chenji ilikosewa");
    await looksWell(page, language);
    await inDialog(say.closeShift).click();
    await expect(dialog.getByRole("heading", { name: say.closed })).toBeVisible();
    await expect(rowOf(page, say.expected)).toHaveText("38,000.00 TZS");
    await expect(rowOf(page, say.zBack)).toHaveText("18,000.00 TZS");
    await expect(rowOf(page, say.counted === "Counted" ? "Counted" : "Iliyohesabiwa")).toHaveText("37,000.00 TZS");
    await expect(rowOf(page, say.difference)).toHaveText("-1,000.00 TZS");
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("z.png") });
    await inDialog(say.done).click();
    await expect(button(say.open)).toBeVisible();

    await page.getByRole("link", { name: say.shifts, exact: true }).click();
    await expect(page.locator("[data-row]")).toHaveCount(1);
    await page.getByText(say.z, { exact: true }).first().click();
    await expect(rowOf(page, say.difference)).toHaveText("-1,000.00 TZS");
    await looksWell(page, language);
    await page.goto("/dashboard/orders?channel=pos");
    await expect(page.getByText("18,000.00 TZS", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("12,000.00 TZS", { exact: true }).first()).toBeVisible();
    await expect(page.getByText(say.completed, { exact: true }).first()).toBeVisible();
  });
