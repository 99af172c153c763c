import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { awaitWorker } from "../pages/offline/kept-offline.ts";
import { countUnsent, multiplyUnsent, readKeptTexts } from "../pages/offline/kept-till.ts";
import { placeBarcodeCamera } from "../pages/pos/barcode-camera.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const width = 360;
test.use({ viewport: { width, height: 740 }, serviceWorkers: "allow" });

const words = {
  en: {
    ...{ addRegister: "Add a register", name: "Name", float: "In the drawer at the beginning" },
    ...{ saveRegisters: "Save registers", saved: "Registers saved", open: "Open shift", take: "Take payment" },
    ...{ given: "Cash handed over", sell: "Sell", next: "Next sale", mobile: "Mobile money" },
    ...{ unsentReceipt: "Receipt, not sent yet", prices: /^No network\. Prices and stock of \d/, print: "Print" },
    ...{ unsent: (n: number) => (n === 1 ? "1 sale not sent yet" : `${n} sales not sent yet`), look: "Look at them" },
    ...{ list: "Sales on this device", done: "Done", closeShift: "Close shift", counted: "Counted" },
    ...{ expectedHere: "Expected: 56,000.00 TZS.", balances: "It balances.", more: "Discount and customer" },
    ...{ camera: "Scan with the camera", taken: "Kikoi is in the basket" },
    ...{ credit: "On credit", phone: "Customer's phone", customer: "Customer's name" },
    shiftUnsent: "2 sales not sent yet · A shift not sent yet",
    ...{
      countKept: /^The count is kept on this device/,
      opened: "Shift opened: Mlangoni",
      closedAt: "Shift closed: Mlangoni",
    },
    ...{ cancel: "Cancel", closed: "Shift closed", expected: "Expected in the drawer", difference: "Difference" },
    ...{ sendNow: "Send now", refused: "1 sale refused", again: "Try again", out: "Take out", why: "Why" },
    ...{ whyMissing: "Say why.", takenOut: /^Taken out by .+: Namba si sahihi$/, refusedText: /^Refused: / },
  },
  sw: {
    ...{ addRegister: "Ongeza kaunta", name: "Jina", float: "Kinachoanza kwenye droo" },
    ...{ saveRegisters: "Hifadhi kaunta", saved: "Kaunta zimehifadhiwa", open: "Fungua zamu", take: "Pokea malipo" },
    ...{ given: "Taslimu aliyotoa", sell: "Uza", next: "Mauzo mengine", mobile: "Pesa ya simu" },
    ...{ unsentReceipt: "Risiti, bado haijatumwa", prices: /^Hakuna intaneti\. Bei na idadi ni za/, print: "Chapisha" },
    ...{
      unsent: (n: number) => (n === 1 ? "Uuzaji 1 bado haujatumwa" : `Mauzo ${n} bado hayajatumwa`),
      look: "Yaangalie",
    },
    ...{ list: "Mauzo yaliyo kwenye kifaa hiki", done: "Sawa", closeShift: "Funga zamu", counted: "Kilichohesabiwa" },
    ...{ expectedHere: "Kilichotarajiwa: 56,000.00 TZS.", balances: "Inalingana.", more: "Punguzo na mteja" },
    ...{ camera: "Skani kwa kamera", taken: "Kikoi imo kwenye kikapu" },
    ...{ credit: "Kwa mkopo", phone: "Simu ya mteja", customer: "Jina la mteja" },
    shiftUnsent: "Mauzo 2 bado hayajatumwa · Zamu bado haijatumwa",
    ...{
      countKept: /^Hesabu hii imehifadhiwa/,
      opened: "Zamu imefunguliwa: Mlangoni",
      closedAt: "Zamu imefungwa: Mlangoni",
    },
    ...{ cancel: "Ghairi", closed: "Zamu imefungwa", expected: "Inayotarajiwa kwenye droo", difference: "Tofauti" },
    ...{ sendNow: "Tuma sasa", refused: "Uuzaji 1 umekataliwa", again: "Jaribu tena", out: "Ondoa", why: "Sababu" },
    ...{
      whyMissing: "Andika sababu.",
      takenOut: /^Umeondolewa na .+: Namba si sahihi$/,
      refusedText: /^Umekataliwa: /,
    },
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

/** A till that is open, with five of each on the shelf, and ready to be without a network. */
async function openTill(page: Page, language: "en" | "sw") {
  const say = words[language];
  const shop = new BackOffice(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await shop.openShop(`Duka la Giza ${language} ${Date.now()}`);
  await shop.addProduct("Kanga", { price_minor: 1_800_000, stock: 5 });
  await shop.addProduct("Kikoi", { price_minor: 1_200_000, stock: 5, barcode: "4006381333931" });
  const camera = await placeBarcodeCamera(page);
  await shop.speak(language);
  await page.goto("/dashboard/settings/pos");
  await button(say.addRegister).click();
  await page.getByLabel(say.name, { exact: true }).fill("Mlangoni");
  await page.getByLabel(say.float).fill("20,000");
  await button(say.saveRegisters).click();
  await expect(shop.toast(say.saved)).toBeVisible();
  await page.goto("/dashboard/pos");
  await button(say.open).click();
  await expect(button(say.take)).toBeVisible();
  await awaitWorker(page);
  await expect
    .poll(async () => (await readKeptTexts(page)).some((text) => /"products":\[.*Kanga/.test(text)))
    .toBe(true);
  // The shift with its sums, and what the shop adds to each sale.
  for (const part of ["/pos/shifts/:id", "/payment-settings", "/pos/open-shifts"])
    await expect.poll(async () => (await readKeptTexts(page)).join("")).toContain(part);
  return { shop, button, camera };
}

for (const language of ["en", "sw"] as const)
  test(`a till without a network: two sales, a tab that is closed, and a Z report that balances (${language})`, async ({
    page,
    context,
  }, info) => {
    const say = words[language];
    const { button, camera } = await openTill(page, language);
    const dialog = page.getByRole("dialog");
    const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });

    await context.setOffline(true);
    // The page is gone, with all that it had in memory.
    await page.reload();
    await expect(page.getByText(say.prices)).toBeVisible();
    await page.getByRole("button", { name: /^Kanga/ }).click();
    await page.getByRole("button", { name: /^Kanga/ }).click();
    await button(say.take).click();
    await dialog.getByLabel(say.given).fill("40,000");
    await inDialog(say.sell).click();
    await expect(dialog.getByText(say.unsentReceipt)).toBeVisible();
    await expect(dialog.getByText("4,000.00 TZS", { exact: true }).first()).toBeVisible();
    await expect(inDialog(say.print)).toBeEnabled();
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("unsent-receipt.png") });
    await inDialog(say.next).click();
    // Less is left on the shelf.
    await expect(page.getByRole("button", { name: /^Kanga/ })).toContainText("3");
    // The camera finds it, too: what reads codes is kept, and was never loaded before.
    await camera.hold("4006381333931");
    await button(say.camera).click();
    await expect(dialog.getByText(say.taken)).toBeVisible();
    await inDialog(say.done).click();
    await button(say.take).click();
    await inDialog(say.mobile).click();
    await inDialog(say.sell).click();
    await inDialog(say.next).click();
    await expect(page.getByText(say.unsent(2))).toBeVisible();
    await button(say.closeShift).click();
    // What waits is sent before a count is.
    await expect(dialog.getByText(say.expectedHere)).toBeVisible();
    await looksWell(page, language);
    await inDialog(say.cancel).click();
    await button(say.look).click();
    await expect(dialog.getByRole("list", { name: say.list }).getByRole("listitem")).toHaveCount(2);
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("unsent-sales.png") });

    await page.close();
    await context.setOffline(false);
    // Two tabs at once: one of them sends.
    const [tab, other] = [await context.newPage(), await context.newPage()];
    await Promise.all([tab.goto("/dashboard/pos"), other.goto("/dashboard")]);
    await expect.poll(() => countUnsent(tab)).toBe(0);
    await expect(tab.getByText(say.unsent(2))).toHaveCount(0);
    await tab.goto("/dashboard/orders?channel=pos");
    await expect(tab.locator("[data-row]")).toHaveCount(2);
    await expect(tab.getByText("36,000.00 TZS", { exact: true }).first()).toBeVisible();
    await expect(tab.getByText("12,000.00 TZS", { exact: true }).first()).toBeVisible();

    await tab.goto("/dashboard/pos");
    await expect(tab.getByRole("button", { name: /^Kanga/ })).toContainText("3");
    await expect(tab.getByRole("button", { name: /^Kikoi/ })).toContainText("4");
    await tab.getByRole("button", { name: say.closeShift, exact: true }).click();
    const closing = tab.getByRole("dialog");
    await closing.getByLabel(say.counted).fill("56,000");
    await expect(closing.getByText(say.balances)).toBeVisible();
    await closing.getByRole("button", { name: say.closeShift, exact: true }).click();
    await expect(closing.getByRole("heading", { name: say.closed })).toBeVisible();
    await expect(rowOf(tab, say.expected)).toHaveText("56,000.00 TZS");
    await expect(rowOf(tab, say.difference)).toHaveText("0.00 TZS");
  });

for (const language of ["en", "sw"] as const)
  test(`a whole day without a network: shift, sales, a new customer who owes, and a count (${language})`, async ({
    page,
    context,
  }, info) => {
    const say = words[language];
    const { button } = await openTill(page, language);
    const dialog = page.getByRole("dialog");
    const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
    async function close(counted: string) {
      await button(say.closeShift).click();
      await dialog.getByLabel(say.counted).fill(counted);
      await expect(dialog.getByText(say.balances)).toBeVisible();
      await inDialog(say.closeShift).click();
      await expect(dialog.getByRole("heading", { name: say.closed })).toBeVisible();
    }
    await close("20,000");
    await inDialog(say.done).click();
    await expect
      .poll(async () => (await readKeptTexts(page)).some((text) => /open-shifts.{0,80}?"items":\[\]/.test(text)))
      .toBe(true);

    await context.setOffline(true);
    await page.reload();
    await button(say.open).click();
    await page.getByRole("button", { name: /^Kanga/ }).click();
    await button(say.take).click();
    await inDialog(say.sell).click();
    await inDialog(say.next).click();
    await page.getByRole("button", { name: /^Kikoi/ }).click();
    await button(say.take).click();
    await inDialog(say.credit).click();
    await dialog.getByLabel(say.customer).fill("Mpya Kabisa");
    await dialog.getByLabel(say.phone).fill("0712 345 678");
    await inDialog(say.sell).click();
    await inDialog(say.next).click();
    await close("38,000");
    await expect(dialog.getByText(say.countKept)).toBeVisible();
    await expect(rowOf(page, say.expected)).toHaveText("38,000.00 TZS");
    await looksWell(page, language);
    await page.screenshot({ path: info.outputPath("closed-here.png") });
    await inDialog(say.done).click();
    await expect(button(say.open)).toBeVisible();
    await expect(page.getByText(say.shiftUnsent)).toBeVisible();
    await button(say.look).click();
    const rows = dialog.getByRole("list", { name: say.list }).getByRole("listitem");
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText(say.opened);
    await expect(rows.last()).toContainText(say.closedAt);
    await looksWell(page, language);
    await inDialog(say.done).click();

    await context.setOffline(false);
    await expect.poll(() => countUnsent(page)).toBe(0);
    await expect(button(say.open)).toBeVisible();
    await page.goto("/dashboard/pos/shifts");
    await expect(page.locator("[data-row]")).toHaveCount(2);
    await expect(page.locator("[data-row]").first()).toContainText("30,000.00 TZS");
    await page.goto("/dashboard/debt");
    await expect(page.getByText("Mpya Kabisa").first()).toBeVisible();
  });

/** Whether an answer is lost, always in the same order: of two tabs each, about every second. */
function lossesOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31 < 0.5;
  };
}

for (const language of ["en", "sw"] as const)
  test(`twelve sales over two tabs and a network that loses answers are twelve orders (${language})`, async ({
    page,
    context,
  }) => {
    const say = words[language];
    const { button } = await openTill(page, language);
    const dialog = page.getByRole("dialog");
    const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
    await context.setOffline(true);
    await page.getByRole("button", { name: /^Kanga/ }).click();
    await button(say.take).click();
    await inDialog(say.sell).click();
    await inDialog(say.next).click();
    await multiplyUnsent(page, { times: 11, strayShift: "019ac4b0-0000-7000-8000-000000000000" });
    const isLost = lossesOf(7);
    await context.route("**/api/pos/sales", async (route) => {
      const answer = await route.fetch();
      await (isLost() ? route.abort() : route.fulfill({ response: answer }));
    });
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto("/dashboard/pos");
    await button(say.look).click();
    // Each press sends until an answer is lost; what was refused stays.
    await expect(async () => {
      await inDialog(say.sendNow).click();
      expect(await countUnsent(page)).toBe(1);
    }).toPass({ intervals: [0] });
    await expect(dialog.getByText(say.refusedText)).toBeVisible();
    await expect(page.getByText(say.refused)).toBeVisible();
    await context.unrouteAll({ behavior: "wait" });
    await inDialog(say.again).click();
    await expect(dialog.getByText(say.refusedText)).toBeVisible();
    await inDialog(say.out).click();
    await inDialog(say.out).click();
    await expect(dialog.getByText(say.whyMissing)).toBeVisible();
    await dialog.getByLabel(say.why).fill("Namba si sahihi");
    await looksWell(page, language);
    await inDialog(say.out).click();
    await expect(dialog.getByText(say.takenOut)).toBeVisible();
    await page.goto("/dashboard/orders?channel=pos");
    await expect(page.locator("[data-row]")).toHaveCount(12);
  });
