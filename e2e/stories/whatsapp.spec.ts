import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { SandboxNumber } from "../pages/whatsapp/sandbox-number.ts";

const words = {
  sw: {
    hello: "Habari",
    greets: /[Kk]aribu/,
    products: /bidhaa/i,
    link: /kiungo cha oda/i,
    ready: /iko tayari\. Ya kulipa/,
  },
  en: { hello: "Hello", greets: /[Ww]elcome/, products: /products/i, link: /order link/i, ready: /is ready\. To pay/ },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a customer writes on WhatsApp, the bot answers, and the order comes back to the phone (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const say = words[language];
    const name = `Duka la Simu ${Date.now()}`;
    const merchant = new BackOffice(page);
    await merchant.openShop(name);
    await merchant.addProduct("Kitenge", {
      variants: [
        { name: "Bluu", price_minor: 1_800_000, stock: 5 },
        { name: "Nyekundu", price_minor: 1_900_000, stock: 5 },
      ],
    });
    const number = new SandboxNumber(request);
    await number.open(name);
    await merchant.connect(number);

    const phone = number.phone("Amina");
    await phone.write(say.hello);
    await phone.reads(say.greets);
    await phone.choose(say.products);
    await phone.choose(/Kitenge/);
    await phone.choose(/Bluu/);
    await phone.choose(/^2$/);
    await phone.choose(say.link);
    const link = /https?:\/\/\S+\/cart\?token=[\w-]+/.exec(await phone.reads(/\/cart\?token=/))?.[0] ?? "";

    const shopper = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await shopper.goto(link);
    await expect(shopper.getByText("36,000.00 TZS").first()).toBeVisible();
    await shopper.getByLabel(/^(Name|Jina)$/).fill("Amina");
    await shopper.getByLabel(/^(Phone number|Namba ya simu)$/).fill("0754 111 222");
    await shopper.getByRole("button", { name: /^(Place order|Tuma oda)$/ }).click();
    await expect(shopper.getByRole("heading", { name: /^(Thank you|Asante)\. / })).toBeVisible();

    const { items } = await merchant.read("orders");
    await merchant.moveOrder(items[0].id, "new", "ready");
    await phone.reads(say.ready);
    const last = (await phone.messages()).filter(({ from }) => from === "business");
    await expect(async () => {
      const states = (await phone.messages()).filter(({ from }) => from === "business").map(({ state }) => state);
      expect(new Set(states)).toEqual(new Set(["read"]));
    }).toPass({ timeout: 20_000 });
    expect(last.length).toBeGreaterThan(5);

    // A day later WhatsApp lets nothing through, and the shop is told where it looks for its answer.
    await number.moveClock(25);
    await merchant.moveOrder(items[0].id, "ready", "delivered");
    await page.goto("/dashboard/conversations");
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByText(/lets only templates through|inaruhusu violezo pekee/)).toBeVisible();
    expect((await phone.messages()).filter(({ from }) => from === "business")).toHaveLength(last.length);
  });
