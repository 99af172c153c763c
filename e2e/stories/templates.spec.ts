import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { photo } from "../pages/photo.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";
import { SandboxNumber } from "../pages/whatsapp/sandbox-number.ts";

const words = {
  en: {
    ...{ name: "Name at WhatsApp", purpose: "Used by itself for", ready: "Order ready", message: /^Message/ },
    ...{ language: "English", create: "Save template", submit: "Submit to WhatsApp", edit: "Change" },
    ...{ offer: "Hello {name}, order {number} is ready. Today all is 20 % off, come quickly." },
    ...{ news: "Hello {name}, order {number} is ready. Come and take it whenever you like." },
    ...{ rejected: "Rejected", why: /^It reads like an offer/, approved: "Approved", save: "Save changes" },
    ...{ catalogue: "Catalogue ID", push: "Save and send", listed: "In the catalogue", cart: /2 × Kitenge/ },
  },
  sw: {
    ...{ name: "Jina lake WhatsApp", purpose: "Kinatumika chenyewe kwa", ready: "Oda iko tayari", message: /^Ujumbe/ },
    ...{ language: "Kiswahili", create: "Hifadhi kiolezo", submit: "Tuma WhatsApp", edit: "Badilisha" },
    ...{ offer: "Habari {jina}, oda {namba} iko tayari. Leo kuna punguzo la 20 %, njoo haraka." },
    ...{ news: "Habari {jina}, oda {namba} iko tayari. Njoo uichukue muda wowote unaotaka." },
    ...{ rejected: "Kimekataliwa", why: /^Kinasomeka kama tangazo/, approved: "Kimeidhinishwa" },
    ...{ save: "Hifadhi mabadiliko", catalogue: /^Catalogue ID/, push: "Hifadhi na utume" },
    ...{ listed: "Zimo kwenye katalogi", cart: /2 × Kitenge/ },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a rejected template is mended, brings the news of an order, and the catalogue brings the next (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const name = `Duka la Violezo ${Date.now()}`;
    const number = new SandboxNumber(request);
    await number.open(name);
    const merchant = new BackOffice(page);
    await merchant.openShop(name);
    await merchant.connect(number);
    await merchant.speak(language);
    await page.goto("/dashboard/connect/templates/new");

    // It reads like an offer, so WhatsApp rejects it as news of an order, and the shop is told what to do.
    const template = `oda_tayari_${Date.now()}`;
    await page.getByLabel(say.name).fill(template);
    await page.getByLabel(say.purpose).selectOption({ label: say.ready });
    const card = page.getByRole("region", { name: say.language, exact: true });
    await card.getByLabel(say.message).fill(say.offer);
    await page.getByRole("button", { name: say.create }).click();
    const row = page.getByRole("listitem", { name: template });
    await row.getByRole("button").filter({ hasText: say.submit }).click();
    await expect(row.getByText(say.rejected)).toBeVisible({ timeout: 30_000 });
    await expect(row.getByText(say.why)).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    await row.getByRole("link").filter({ hasText: say.edit }).click();
    await card.getByLabel(say.message).fill(say.news);
    await page.getByRole("button", { name: say.save }).click();
    await row.getByRole("button").filter({ hasText: say.submit }).click();
    await expect(row.getByText(say.approved)).toBeVisible({ timeout: 30_000 });

    // This customer wrote more than a day ago, so the news of the order goes out as the template.
    const phone = number.phone("Amina");
    await phone.write(language === "sw" ? "Habari" : "Hello", { ago_seconds: 90_000 });
    await expect(async () => expect((await merchant.read("conversations")).items).toHaveLength(1)).toPass();
    const product = await merchant.addProduct("Kitenge");
    const order = await merchant.writeOrder(product, { name: "Amina", phone: `+${phone.waId}` });
    await merchant.moveOrder(order.id, "new", "ready");
    expect(await phone.getsTemplate(template)).toContain(order.order_id);

    // The products go to the catalogue; what the customer puts into a cart there comes back as the shop's own.
    await page.goto(`/dashboard/products/edit/${product.id}`);
    await page.getByLabel(/^(Picture file|Faili la picha)$/).setInputFiles(await photo(page, "kitenge.jpg", "teal"));
    await page.getByRole("button", { name: /^(Save changes|Hifadhi mabadiliko)$/ }).click();
    await page.goto("/dashboard/connect");
    await page.getByLabel(say.catalogue).fill(number.catalogue_id);
    await page.getByRole("button", { name: say.push }).click();
    await expect(page.locator("dl div").filter({ hasText: say.listed }).locator("dd")).toHaveText("1", {
      timeout: 60_000,
    });
    await phone.order([{ id: product.variants[0].id, quantity: 2 }]);
    const link = /https?:\/\/\S+\/cart\?token=[\w-]+/.exec(await phone.reads(/\/cart\?token=/))?.[0] ?? "";
    const shopper = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await shopper.goto(link);
    await expect(shopper.getByText("36,000.00 TZS").first()).toBeVisible();
  });
