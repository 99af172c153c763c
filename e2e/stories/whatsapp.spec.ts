import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";
import { SandboxNumber } from "../pages/whatsapp/sandbox-number.ts";

const words = {
  sw: {
    ...{ hello: "Habari", greets: /[Kk]aribu/, products: /bidhaa/i, link: /kiungo cha oda/i },
    ...{ ready: /iko tayari\. Ya kulipa/, person: "ongea na mtu", asked: "Mteja ameomba mtu.", sell: "Uza na mteja" },
    ...{ goods: "Bidhaa zinazouzwa", offer: "Tuma", cart: "Tuma kikapu", orders: /badilisha hali au andika malipo/ },
    ...{ record: "Andika malipo", save: "Hifadhi malipo", paid: "Imelipwa", back: "Rudi kwenye jumbe" },
    ...{ handBack: "Rudisha kwa boti", bot: "Boti inajibu.", messages: "Jumbe", note: "violezo pekee" },
    ...{ addReady: "Ongeza vilivyo tayari", submit: "Tuma order_ready WhatsApp", approved: "Kimeidhinishwa" },
    ...{ templates: "Tuma kiolezo", send: "Tuma: order_ready", sent: "Kiolezo kinaenda" },
    ...{ waits: /Oda yako .* iko tayari\. Kiasi kilichobaki/, thanks: /^Asante\. / },
    ...{ fields: { name: "Jina", phone: "Namba ya simu", order: "Tuma oda" } },
  },
  en: {
    ...{ hello: "Hello", greets: /[Ww]elcome/, products: /products/i, link: /order link/i },
    ...{ ready: /is ready\. To pay/, person: "talk to a person", asked: "The customer asked for a person." },
    ...{ sell: "Sell and customer", goods: "Products on sale", offer: "Send", cart: "Send the cart" },
    ...{ orders: /change status or record a payment/, record: "Record payment", save: "Save payment", paid: "Paid" },
    ...{
      back: "Back to the messages",
      handBack: "Give back to the bot",
      bot: "The bot answers.",
      messages: "Messages",
    },
    ...{ note: "lets only templates through", addReady: "Add the ready-made ones", approved: "Approved" },
    ...{ submit: "Submit order_ready to WhatsApp", templates: "Send a template", send: "Send: order_ready" },
    ...{ sent: "The template is on its way", waits: /Your order .* is ready\. What is left/, thanks: /^Thank you\. / },
    ...{ fields: { name: "Name", phone: "Phone number", order: "Place order" } },
  },
} as const;

const linkIn = (text: string) => /https?:\/\/\S+\/cart\?token=[\w-]+/.exec(text)?.[0] ?? "";

/** Orders what is in a cart as Amina. */
async function order(shopper: Page, link: string, { fields, thanks }: (typeof words)["en" | "sw"]) {
  await shopper.goto(link);
  await shopper.getByLabel(fields.name, { exact: true }).fill("Amina");
  await shopper.getByLabel(fields.phone, { exact: true }).fill("0754 111 222");
  await shopper.getByRole("button", { name: fields.order, exact: true }).click();
  await expect(shopper.getByRole("heading", { name: thanks })).toBeVisible();
}

for (const language of ["en", "sw"] as const)
  test(`a customer on WhatsApp buys from the bot, then from a person, and is reached after the 24 hours (${language})`, async ({
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
    await merchant.addProduct("Kikoi");
    const number = new SandboxNumber(request);
    await number.open(name);
    await merchant.connect(number);
    await merchant.speak(language);
    await page.setViewportSize({ width: 360, height: 740 });
    const looksWell = async () => {
      expect(await axeProblems(page)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(page, ["order_ready", say.send])).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    };
    await page.goto("/dashboard/connect/templates");
    await page.getByRole("main").getByRole("button", { name: say.addReady }).click();
    await page.getByRole("main").getByRole("button", { name: say.submit }).click();
    const template = page.getByRole("listitem", { name: "order_ready" });
    await expect(template.getByText(say.approved).first()).toBeVisible({ timeout: 30_000 });

    const phone = number.phone("Amina");
    await phone.write(say.hello);
    await phone.reads(say.greets);
    await phone.choose(say.products);
    await phone.choose(/Kitenge/);
    await phone.choose(/Bluu/);
    await phone.choose(/^2$/);
    await phone.choose(say.link);
    const shopper = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await order(shopper, linkIn(await phone.reads(/\/cart\?token=/)), say);
    await expect(shopper.getByText("36,000.00 TZS").first()).toBeVisible();

    const { items } = await merchant.read("orders");
    await merchant.moveOrder(items[0].id, "new", "ready");
    await phone.reads(say.ready);
    await expect(async () => {
      const states = (await phone.messages()).filter(({ from }) => from === "business").map(({ state }) => state);
      expect(new Set(states)).toEqual(new Set(["read"]));
    }).toPass({ timeout: 20_000 });

    // They ask for a person, who shows them a product, fills a cart for them, and writes down that they paid.
    await phone.write(say.person);
    await page.goto("/dashboard/conversations?queue=unassigned");
    await page.getByRole("main").getByRole("link").filter({ hasText: say.asked }).click();
    await page.getByRole("button", { name: say.sell }).click();
    const shelf = page.getByRole("list", { name: say.goods });
    await shelf.getByRole("button", { name: `${say.offer}: Kikoi` }).click();
    await phone.reads(/Kikoi/);
    await shelf.getByRole("button", { name: /^Kikoi/ }).click();
    await page.getByRole("button", { name: say.cart }).click();
    await order(shopper, linkIn(await phone.reads(/\/cart\?token=/)), say);
    await expect(page.getByRole("button", { name: say.orders })).toHaveCount(2);
    await page.getByRole("button", { name: say.orders }).first().click();
    await page.getByRole("button", { name: say.record, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: say.save, exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(say.paid, { exact: true }).first()).toBeVisible();
    await looksWell();
    await page.getByRole("button", { name: say.back }).click();
    await page.getByRole("button", { name: say.handBack }).click();
    await expect(page.getByText(say.bot)).toBeVisible();
    await phone.write(say.hello);
    await phone.reads(say.greets);
    const before = (await phone.messages()).filter(({ from }) => from === "business").length;

    // A day later WhatsApp lets nothing through, and the shop is told where it looks for its answer.
    await number.age(25);
    await merchant.moveOrder(items[0].id, "ready", "delivered");
    await page.goto("/dashboard/conversations");
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByText(say.note)).toBeVisible();
    expect((await phone.messages()).filter(({ from }) => from === "business")).toHaveLength(before);

    // A template reaches them all the same.
    await page.getByRole("button", { name: say.templates }).click();
    await expect(page.getByRole("dialog").getByText(say.waits)).toBeVisible();
    await looksWell();
    await page.getByRole("dialog").getByRole("button", { name: say.send }).click();
    await expect(merchant.toast(say.sent)).toBeVisible();
    expect(await phone.getsTemplate("order_ready")).toContain("TZS");
    expect((await phone.messages()).filter(({ from }) => from === "business")).toHaveLength(before + 1);
    await expect(page.getByRole("list", { name: say.messages }).getByText(say.waits)).toBeVisible();
    await looksWell();
  });
