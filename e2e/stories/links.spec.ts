import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { orderOnPage } from "../pages/orders/order-on-page.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const list = "/dashboard/marketing/links";
const words = {
  en: {
    ...{ none: "No links yet", add: "New link", name: "Name", place: "Place (optional)", save: "Save" },
    ...{ never: /Not opened yet/, once: /Opened 1 time/, close: "Close" },
    ...{ remove: /^Archive: /, undo: "Undo", brought: /Orders: 1 · 5,000.00 TZS/, orders: "Orders by the QR code" },
  },
  sw: {
    ...{ none: "Bado hakuna viungo", add: "Kiungo kipya", name: "Jina", place: "Mahali (si lazima)", save: "Hifadhi" },
    ...{ never: /Bado hakijafunguliwa/, once: /Kimefunguliwa mara 1/, close: "Funga" },
    ...{ remove: /^Ondoa: /, undo: "Tengua", brought: /Oda: 1 · 5,000.00 TZS/, orders: "Oda za msimbo wa QR" },
  },
} as const;
for (const language of ["en", "sw"] as const)
  test(`an owner makes a short link on a phone, and sees who opened it and the money it brought (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la viungo");
    await merchant.speak(language);
    await merchant.addProduct("Kanga");
    const main = page.getByRole("main");
    const fits = async () => {
      expect(await axeProblems(page)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    };

    await page.goto(list);
    await expect(main.getByText(say.none)).toBeVisible();
    await fits();
    await main.getByRole("button", { name: say.add }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say.name, { exact: true }).fill("Bango <b>la</b> mlango");
    await dialog.getByLabel(say.place).fill("Kariakoo");
    await fits();
    await dialog.getByRole("button", { name: say.save }).click();

    // It is shown at once, to send and to print.
    const shared = page.getByRole("dialog", { name: "Bango <b>la</b> mlango" });
    const address = shared.getByText(/\/l\/[0-9A-Za-z]{8}$/);
    await expect(address).toBeVisible();
    await expect(shared.getByRole("img")).toBeVisible();
    await fits();
    const url = (await address.textContent()) ?? "";
    await shared.getByRole("button", { name: say.close }).click();
    await expect(main.getByText(say.never)).toBeVisible();

    // Somebody scans it, orders and pays: the link shows the money, and leads to the order.
    await orderOnPage(browser, `${baseURL}${new URL(url).pathname}?q`, "Kanga");
    const { items } = await merchant.read("orders");
    await merchant.payOrder(items[0].id, 500_000);
    await page.reload();
    await expect(main.getByText(say.once)).toBeVisible();
    await expect(main.getByText(say.brought)).toBeVisible();
    await fits();
    await main.getByRole("link", { name: say.orders }).click();
    await expect(page).toHaveURL(/source=qr/);
    await expect(main.getByText(items[0].order_id).first()).toBeVisible();
    await page.goto(list);

    await main.getByRole("button", { name: say.remove }).click();
    await expect(main.getByText(say.none)).toBeVisible();
    await page.getByRole("button", { name: say.undo }).click();
    await expect(main.getByText(say.once)).toBeVisible();
    await fits();
  });
