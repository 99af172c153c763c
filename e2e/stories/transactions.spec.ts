import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { readPdfBytes } from "../pages/documents/read-pdf.ts";
import { joinShop } from "../pages/stack-database.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{ empty: "No money has moved yet", record: "Record payment", save: "Save payment", cash: "Cash", how: "How" },
    ...{ mobile: "Mobile money", reference: "Reference number", payment: "Payment", download: "Download list" },
    ...{ way: "The way of the money", cameIn: "The money came in", moved: "What moved", fromOrders: "From Orders to" },
    ...{
      balances: "Balances",
      failed: "We could not load your balances.",
      retry: "Retry",
      setUp: "Set how you are paid",
    },
    ...{ statement: "Statement", saveStatement: "Download statement", cameInSum: "Money in 18,000.00" },
    ...{ out: "Money out", none: "No transaction matches", again: "All" },
  },
  sw: {
    ...{ empty: "Bado hakuna pesa iliyoingia", record: "Andika malipo", save: "Hifadhi malipo", cash: "Taslimu" },
    ...{ how: "Njia ya malipo", mobile: "Pesa ya simu", reference: "Namba ya muamala", payment: "Malipo" },
    ...{ download: "Pakua orodha", way: "Pesa ilivyopita", cameIn: "Pesa iliingia", moved: "Kilichohama" },
    ...{ fromOrders: "Kutoka Oda kwenda", balances: "Salio", failed: "Imeshindikana kupakia salio." },
    ...{ retry: "Jaribu tena", setUp: "Weka unavyolipwa", out: "Iliyotoka", none: "Hakuna muamala unaolingana" },
    ...{ again: "Yote", statement: "Taarifa ya miamala", saveStatement: "Pakua taarifa" },
    ...{ cameInSum: "Pesa iliyoingia 18,000.00" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a payment shows live among the transactions of another person, and leads to its way (${language})`, async ({
    page,
    browser,
    baseURL: url = "",
  }) => {
    const say = words[language];
    const viewport = { width: 360, height: 740 };
    await page.setViewportSize(viewport);
    const asha = new BackOffice(page);
    const email = await asha.openShop("Duka la miamala");
    await asha.speak(language);
    const product = await asha.addProduct("Kanga");
    const order = await asha.writeOrder(product, { name: "Neema Mwakyusa", phone: "0712000111" });

    const other = await (await browser.newContext({ baseURL: url, viewport })).newPage();
    const juma = new BackOffice(other);
    const jumas = await juma.openShop("Duka lingine");
    await juma.speak(language);
    await joinShop(jumas, email, [{ resource: "transactions", action: "read" }]);
    await other.goto("/dashboard/transactions");
    const main = other.getByRole("main");
    await expect(main.getByText(say.empty)).toBeVisible();
    // How a shop is paid is set by its admins.
    await expect(main.getByRole("link", { name: say.setUp })).toHaveCount(0);
    expect(await axeProblems(other)).toEqual([]);

    await page.goto(`/dashboard/orders/order-info/${order.id}`);
    await page.getByRole("button", { name: say.record }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByText(say.mobile).click();
    await sheet.getByLabel(say.reference).fill("DFJ9B1FX2B");
    await sheet.getByRole("button", { name: say.save }).click();
    await expect(sheet).toHaveCount(0);

    const rows = main.locator("[data-row]");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("+18,000.00 TZS");
    const balances = main.getByRole("group", { name: say.balances });
    await expect(balances.getByRole("button").filter({ hasText: "18,000.00 TZS" })).toBeVisible();
    expect(await axeProblems(other)).toEqual([]);
    await other.setViewportSize({ width: 320, height: 740 });
    expect(await other.evaluate("document.documentElement.scrollWidth")).toBe(320);
    await other.setViewportSize(viewport);

    await juma.filterBy(say.how, say.cash);
    await expect(main.getByText(say.none)).toBeVisible();
    await juma.filterChip(say.how, say.cash).click();
    await other.getByRole("dialog").getByRole("button", { name: say.mobile, exact: true }).click();
    await expect(rows).toHaveCount(1);
    const arriving = other.waitForEvent("download");
    await juma.chooseMore(say.download);
    expect(await readFile(await (await arriving).path(), "utf8")).toContain("DFJ9B1FX2B");
    await juma.chooseMore(say.statement);
    const asking = other.getByRole("dialog", { name: say.statement });
    expect(await axeProblems(other)).toEqual([]);
    const drawing = other.waitForEvent("download");
    await asking.getByRole("button", { name: say.saveStatement }).click();
    const statement = await readPdfBytes(await readFile(await (await drawing).path()));
    expect(statement.text).toContain(say.cameInSum);
    await expect(asking).toHaveCount(0);
    await main.getByRole("button", { name: say.out }).click();
    await expect(main.getByText(say.none)).toBeVisible();
    await main.getByRole("button", { name: say.again, exact: true }).click();

    await rows.getByRole("link").first().click();
    await expect(main.getByRole("heading", { name: say.payment, level: 1 })).toBeVisible();
    const way = main.getByRole("region", { name: say.way });
    await expect(way.getByRole("listitem").filter({ hasText: say.cameIn })).toContainText("DFJ9B1FX2B");
    await expect(main.getByRole("region", { name: say.moved })).toContainText(say.fromOrders);
    // Who may not read orders sees the number, and no way to it.
    await expect(main.getByText(order.order_id).first()).toBeVisible();
    await expect(main.getByRole("link", { name: order.order_id })).toHaveCount(0);
    expect(await axeProblems(other)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(other)).toEqual([]);
    await other.setViewportSize({ width: 320, height: 740 });
    expect(await other.evaluate("document.documentElement.scrollWidth")).toBe(320);

    // From the order to its payment, and back.
    await page.getByRole("main").getByRole("link", { name: "18,000.00 TZS" }).click();
    await page.getByRole("main").getByRole("link", { name: order.order_id }).first().click();
    await expect(page.getByRole("heading", { name: order.order_id, level: 1 })).toBeVisible();
  });

/** A message about money of Neema, and one of nobody that the shop knows. */
const pasted = {
  en: {
    known:
      "DFK1C2AB3D confirmed. You have received Tsh18,000.00 from 0712000111 - NEEMA MWAKYUSA on 19/6/26 at 10:38 pm. New M-Pesa balance is Tsh154,300.00.",
    unknown:
      "DFK1C2AB4E confirmed. You have received Tsh7,000.00 from 0712999888 - MTU MWINGINE on 19/6/26 at 10:40 pm. New M-Pesa balance is Tsh161,300.00.",
    ...{ paste: "The message", read: "Read it", reading: "What it says", candidates: "Orders it may be for" },
    ...{ fit: "Same amount", pay: "Pay 18,000.00 TZS", done: "18,000.00 TZS written down as a payment" },
    ...{ waiting: "Waiting", used: "Used", aside: "Put aside", usedFor: "This code was used for" },
    ...{ keep: "Keep it for later", find: "Find its order", why: "Why", missing: "Write why it pays for no order." },
    ...{ dismiss: "Put aside", undo: "Undo", back: "Take back", putAside: /^Put aside by Asha Juma: Si ya duka/ },
  },
  sw: {
    known:
      "DFK1C2AB3D Imethibitishwa. Umepokea Tsh18,000.00 kutoka kwa NEEMA MWAKYUSA 0712000111 tarehe 20/6/26 saa 9:05 AM. Salio lako la M-Pesa ni Tsh80,000.00.",
    unknown:
      "DFK1C2AB4E Imethibitishwa. Umepokea Tsh7,000.00 kutoka kwa MTU MWINGINE 0712999888 tarehe 20/6/26 saa 9:07 AM. Salio lako la M-Pesa ni Tsh87,000.00.",
    ...{ paste: "Ujumbe", read: "Usome", reading: "Unasema nini", candidates: "Oda ambazo huenda inalipia" },
    ...{ fit: "Kiasi kilekile", pay: "Lipia 18,000.00 TZS", done: "18,000.00 TZS zimeandikwa kuwa malipo" },
    ...{ waiting: "Zinasubiri", used: "Zilizotumika", aside: "Zilizowekwa kando", keep: "Uhifadhi kwa baadaye" },
    ...{ usedFor: "Namba hii ya muamala ilitumika kwa", find: "Tafuta oda yake", why: "Sababu" },
    ...{ missing: "Andika kwa nini hailipii oda yoyote.", dismiss: "Weka kando", undo: "Rudisha", back: "Rudisha" },
    putAside: /^Asha Juma aliuweka kando: Si ya duka/,
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a pasted message pays its order with one press, and one that is not the shop's is put aside (${language})`, async ({
    page,
  }) => {
    const say = pasted[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la ujumbe");
    await merchant.speak(language);
    const kanga = await merchant.addProduct("Kanga");
    const order = await merchant.writeOrder(kanga, { name: "Neema Mwakyusa", phone: "0712000111" });
    const dear = await merchant.addProduct("Kitenge", { price_minor: 2_500_000, stock: 5 });
    await merchant.writeOrder(dear, { name: "Juma Salehe", phone: "0712000222" });
    const main = page.getByRole("main");
    const isWide = () => page.evaluate("document.documentElement.scrollWidth");
    const messages = (state: string) => main.getByRole("list", { name: state, exact: true }).getByRole("listitem");
    const show = (state: string) => main.locator("[aria-pressed]").filter({ hasText: state }).click();
    const read = async (text: string) => {
      await main.getByRole("textbox", { name: say.paste, exact: true }).fill(text);
      await main.getByRole("button", { name: say.read, exact: true }).click();
    };

    await page.goto("/dashboard/transactions/unmatched");
    await read(say.known);
    const reading = main.getByRole("region", { name: say.reading });
    await expect(reading.getByText("18,000.00 TZS", { exact: true })).toBeVisible();
    await expect(reading.getByText("DFK1C2AB3D")).toBeVisible();
    const candidates = reading.getByRole("list", { name: say.candidates }).getByRole("listitem");
    await expect(candidates).toHaveCount(2);
    await expect(candidates.first()).toContainText(order.order_id);
    await expect(candidates.first().getByText(say.fit)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    expect(await isWide()).toBe(360);
    if (language === "sw") expect(await untranslatedWords(page, [say.known])).toEqual([]);
    await candidates.first().getByRole("button", { name: say.pay }).click();
    await expect(merchant.toast(say.done)).toBeVisible();
    await expect(reading).toHaveCount(0);

    // The code counts once, and says for what.
    await read(say.known);
    await expect(reading.getByText(say.usedFor)).toContainText(order.order_id);
    await expect(reading.getByRole("button", { name: say.pay })).toHaveCount(0);
    await read(say.unknown);
    await main.getByRole("button", { name: say.keep }).click();
    await expect(messages(say.waiting)).toHaveCount(1);
    await expect(main.getByRole("button", { name: `${say.waiting} (1)` })).toBeVisible();
    await messages(say.waiting).getByRole("button", { name: say.find }).click();
    await expect(main.getByRole("list", { name: say.candidates })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);

    await messages(say.waiting).getByRole("button", { name: say.dismiss, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: say.dismiss, exact: true }).click();
    await expect(dialog.getByText(say.missing)).toBeVisible();
    await dialog.getByLabel(say.why).fill("Si ya duka");
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole("button", { name: say.dismiss, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(messages(say.waiting)).toHaveCount(0);
    const notes = page.getByRole("region", { name: /^(Notifications|Taarifa)/ });
    await notes.getByRole("button", { name: say.undo, exact: true }).click();
    await expect(messages(say.waiting)).toHaveCount(1);

    await messages(say.waiting).getByRole("button", { name: say.dismiss, exact: true }).click();
    await dialog.getByLabel(say.why).fill("Si ya duka");
    await dialog.getByRole("button", { name: say.dismiss, exact: true }).click();
    await expect(messages(say.waiting)).toHaveCount(0);
    await show(say.aside);
    await expect(messages(say.aside).getByText(say.putAside)).toBeVisible();
    await messages(say.aside).getByRole("button", { name: say.back, exact: true }).click();
    await expect(messages(say.aside)).toHaveCount(0);

    await show(say.used);
    await messages(say.used)
      .getByRole("link", { name: new RegExp(order.order_id) })
      .click();
    await expect(page.getByRole("heading", { name: order.order_id, level: 1 })).toBeVisible();
    await expect(main.getByText("DFK1C2AB3D").first()).toBeVisible();
    await page.goto("/dashboard/transactions");
    await expect(main.locator("[data-row]")).toHaveCount(1);
    await expect(main.locator("[data-row]")).toContainText("DFK1C2AB3D");
  });

test("balances that cannot be read take no page with them", async ({ page }) => {
  const say = words.en;
  const merchant = new BackOffice(page);
  await merchant.openShop("Duka la salio");
  await merchant.payOrder((await merchant.writeOrder(await merchant.addProduct("Kanga"))).id, 1_000_000);
  await page.route("**/api/transactions/balances", (route) =>
    route.fulfill({ status: 400, json: { detail: "Not now.", code: "bad_request" } }),
  );
  await page.goto("/dashboard/transactions");
  const main = page.getByRole("main");
  await expect(main.locator("[data-row]")).toHaveCount(1);
  await expect(main.getByText(say.failed)).toBeVisible();
  // A press asks again; news of money may do so before it.
  const retry = main.getByRole("button", { name: say.retry });
  const again = page.waitForRequest("**/api/transactions/balances");
  await retry.click();
  await again;
  await expect(retry).toBeVisible();
  await page.unroute("**/api/transactions/balances");
  const balances = main.getByRole("group", { name: say.balances });
  await expect(retry.or(balances)).toBeVisible();
  if (await retry.isVisible()) await retry.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(balances).toContainText("10,000.00 TZS");
});
