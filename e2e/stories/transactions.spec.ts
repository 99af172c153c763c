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
