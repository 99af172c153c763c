import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { orderAsCustomer } from "../pages/orders/customer-order.ts";
import { SandboxPhone } from "../pages/payments/sandbox-phone.ts";
import { cartLink } from "../pages/shopper.ts";

const words = {
  en: {
    ...{ pay: /^Pay by M-Pesa/, phone: "Phone that pays", send: "Ask this phone", again: "Try again" },
    ...{
      waits: /^Enter your PIN on the phone …|: enter your PIN there/,
      declined: /^The payment was declined/,
      paid: "Paid. Thank you.",
    },
    ...{ fee: "Fee", back: "Back to the order", card: "Asked on the phone", state: "Waits for the PIN", done: "Paid" },
  },
  sw: {
    ...{ pay: /^Lipa kwa M-Pesa/, phone: "Simu inayolipa", send: "Tuma ombi kwenye simu hii", again: "Jaribu tena" },
    ...{
      waits: /^Weka PIN yako kwenye simu …|: weka PIN yako hapo/,
      declined: /^Malipo yamekataliwa/,
      paid: "Umelipa. Asante.",
    },
    ...{ fee: "Ada", back: "Rudi kwenye oda", card: "Maombi kwenye simu", state: "Inasubiri PIN", done: "Imelipwa" },
  },
} as const;

for (const [language, width, hasScripts] of [
  ["en", 390, false],
  ["sw", 360, true],
] as const)
  test(`a customer pays with the PIN of their phone, and the shop sees it (${language})`, async ({
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
    const { shop } = await (await request.get(`/api/public/shops/${name.toLowerCase().replaceAll(" ", "-")}`)).json();
    const link = await cartLink(request, { botId: shop.bot_id, product: "Kitenge" }, language);
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
    await customer.getByRole("link", { name: say.back }).click();
    await expect(customer.getByRole("link", { name: say.pay })).toBeHidden();
  });
