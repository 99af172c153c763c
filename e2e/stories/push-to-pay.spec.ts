import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { readPdf } from "../pages/documents/read-pdf.ts";
import { orderAsCustomer } from "../pages/orders/customer-order.ts";
import { cartInChat } from "../pages/orders/order-in-chat.ts";
import { SandboxPhone } from "../pages/payments/sandbox-phone.ts";

const words = {
  en: {
    ...{ pay: /^Pay by M-Pesa/, phone: "Phone that pays", send: "Ask this phone", again: "Try again" },
    ...{
      waits: /^Enter your PIN on the phone …|: enter your PIN there/,
      declined: /^The payment was declined/,
      paid: "Paid. Thank you.",
    },
    ...{ fee: "Fee", back: "Back to the order", card: "Asked on the phone", state: "Waits for the PIN", done: "Paid" },
    ...{ pending: "Pending", noMoney: "No money has moved yet", receipt: "Receipt (PDF)" },
    ...{ feeOnReceipt: "Fee, paid on top 540.00 TZS", feeOnOrder: "Fee of 540.00 TZS paid on top" },
  },
  sw: {
    ...{ pay: /^Lipa kwa M-Pesa/, phone: "Simu inayolipa", send: "Tuma ombi kwenye simu hii", again: "Jaribu tena" },
    ...{
      waits: /^Weka PIN yako kwenye simu …|: weka PIN yako hapo/,
      declined: /^Malipo yamekataliwa/,
      paid: "Umelipa. Asante.",
    },
    ...{ fee: "Ada", back: "Rudi kwenye oda", card: "Maombi kwenye simu", state: "Inasubiri PIN", done: "Imelipwa" },
    ...{ pending: "Inasubiri", noMoney: "Bado hakuna pesa iliyoingia", receipt: "Risiti (PDF)" },
    ...{ feeOnReceipt: "Ada, imelipwa juu ya oda 540.00 TZS", feeOnOrder: "Ada ya 540.00 TZS imelipwa juu yake" },
  },
} as const;

for (const [language, width, hasScripts] of [
  ["en", 390, false],
  ["sw", 360, true],
] as const)
  test(`a customer orders in the chat, pays with the PIN of their phone, and the shop sees it (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const say = words[language];
    const merchant = new BackOffice(page);
    const name = `Duka la Push ${Date.now()}`;
    await merchant.openShop(name);
    await merchant.addProduct("Kitenge", { price_minor: 1_800_000, stock: 9 });
    await merchant.speak(language);
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const { link } = await cartInChat(browser, { slug, product: "Kitenge", language });
    const viewport = { width, height: 740 };
    const customer = await (await browser.newContext({ viewport, javaScriptEnabled: hasScripts })).newPage();
    await orderAsCustomer(customer, link, language);
    const digits = `75490${String(Date.now() % 10_000).padStart(4, "0")}`.replace(/0\d$/, "55");
    const phone = new SandboxPhone(request, `255${digits}`);

    await customer.getByRole("link", { name: say.pay }).click();
    await expect(customer.getByText(say.fee, { exact: true })).toBeVisible();
    await customer.getByLabel(say.phone).fill(`0${digits}`);
    await customer.getByRole("button", { name: say.send }).click();
    expect(await phone.prompted()).toBe(36_540);
    await expect(customer.getByText(say.waits)).toBeVisible({ timeout: 20_000 });
    // The page may just be reading what has become of it.
    if (hasScripts) await expect(async () => expect(await axeProblems(customer)).toEqual([])).toPass();
    expect(await customer.locator("html").evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
    await phone.answer("declined");
    await expect(customer.getByText(say.declined)).toBeVisible({ timeout: 30_000 });

    const list = await page.context().newPage();
    await list.goto("/dashboard/orders");
    const order = list.getByRole("main").locator("[data-row]");
    await expect(order.getByText(say.pending, { exact: true })).toBeVisible();
    const ledger = await page.context().newPage();
    await ledger.goto("/dashboard/transactions");
    await expect(ledger.getByRole("main").getByText(say.noMoney)).toBeVisible();

    await page.goto("/dashboard/orders");
    await page.getByText("36,000.00 TZS").first().click();
    const card = page.getByRole("region", { name: say.card });
    await expect(page.getByRole("heading", { name: say.card })).toBeVisible();
    await customer.getByLabel(say.phone).fill(`0${digits}`);
    await customer.getByRole("button", { name: say.again }).click();
    await phone.prompted();
    await expect(page.getByText(say.state)).toBeVisible({ timeout: 20_000 });
    await phone.answer("paid");
    await expect(customer.getByText(say.paid)).toBeVisible({ timeout: 30_000 });
    await expect(card.getByText(say.done, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("main").getByText(say.feeOnOrder)).toBeVisible();
    // Each page of the shop hears of it by itself.
    await expect(order.getByText(say.done, { exact: true })).toBeVisible();
    const money = ledger.getByRole("main").locator("[data-row]").filter({ hasText: "+36,000.00 TZS" });
    await expect(money).toBeVisible();

    await customer.getByRole("link", { name: say.back }).click();
    await expect(customer.getByRole("link", { name: say.pay })).toBeHidden();
    const receipt = await customer.getByRole("link", { name: say.receipt }).getAttribute("href");
    expect((await readPdf(request, receipt ?? "")).text).toContain(say.feeOnReceipt);
  });
