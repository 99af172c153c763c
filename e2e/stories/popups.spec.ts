import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { makePdf } from "../pages/documents/make-pdf.ts";
import { type EmbeddingPage, modern } from "../pages/embedding-pages/embedding-page.ts";
import { serveEmbeddingPages } from "../pages/embedding-pages/serve-embedding-pages.ts";
import { strictCspPages } from "../pages/embedding-pages/strict-csp-pages.ts";
import { orderCart } from "../pages/shopper.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const list = "/dashboard/marketing/website/website-popup";
const tall = `<main><h1>Blogu</h1>${"<p>Habari za leo.</p>".repeat(80)}</main>`;
const words = {
  en: {
    ...{
      none: "No popups yet",
      add: "New popup",
      name: "Name",
      title: "Title (English)",
      other: "Title (Swahili)",
      delay: "After so many seconds",
    },
    ...{
      button: "Button (English, optional)",
      save: "Save changes",
      saved: "Popup saved",
      on: "Turn on",
      off: "Turn off",
    },
    ...{
      address: "Add an address",
      first: "Address 1",
      shows: "It shows there.",
      not: "It does not show on that page.",
    },
    ...{ tried: "Try the address of a page", views: /About 1 view/, clicks: /1 click/ },
    ...{ remove: /^Delete: /, undo: "Undo", drop: "Remove address 1" },
  },
  sw: {
    ...{
      none: "Bado hakuna dirisha",
      add: "Dirisha jipya",
      name: "Jina",
      title: "Kichwa (Kiswahili)",
      other: "Kichwa (Kiingereza)",
    },
    ...{ delay: "Baada ya sekunde ngapi", button: "Kitufe (Kiswahili, si lazima)", save: "Hifadhi mabadiliko" },
    ...{ saved: "Dirisha limehifadhiwa", on: "Washa", off: "Zima", address: "Ongeza anwani", first: "Anwani ya 1" },
    ...{ shows: "Linaonekana hapo.", not: "Halionekani kwenye ukurasa huo.", tried: "Jaribu anwani ya ukurasa" },
    ...{ views: /Limeonekana kama mara 1/, clicks: /limebonyezwa mara 1/, remove: /^Futa: / },
    ...{ undo: "Tengua", drop: "Ondoa anwani ya 1" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`an owner makes a popup on a phone, and it opens the chat on somebody's page (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la madirisha");
    await merchant.speak(language);
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
    await main.getByLabel(say.name, { exact: true }).fill("Karibu wageni");
    await main.getByLabel(say.title).fill("Wali leo <b>moto</b>");
    // Who reads the other language is shown these words too.
    await main.getByLabel(say.other).fill("");
    await main.getByLabel(say.button).fill("Agiza sasa");
    await main.getByLabel(say.delay).fill("1");
    // The preview is drawn by what draws it on the page.
    await expect(main.getByRole("heading", { name: "Wali leo <b>moto</b>" })).toBeVisible();
    await main.getByRole("button", { name: say.address }).click();
    await main.getByLabel(say.first, { exact: true }).fill("/0");
    await main.getByLabel(say.tried).fill("https://blogu.example/0");
    await expect(main.getByText(say.shows)).toBeVisible();
    await main.getByLabel(say.tried).fill("https://blogu.example/bei");
    await expect(main.getByText(say.not)).toBeVisible();
    await main.getByRole("button", { name: say.save }).click();
    await expect(merchant.toast(say.saved)).toBeVisible();
    await main.getByRole("button", { name: say.on }).click();
    await expect(main.getByRole("button", { name: say.off })).toBeVisible();
    await fits();

    const { bot_id: botId } = await merchant.read("shop");
    const blog: EmbeddingPage = {
      name: "a page of somebody's",
      html: ({ chat }) => modern(chat(`data-lang="${language}" async`), { body: tall }),
    };
    const hosts = await serveEmbeddingPages([blog, ...strictCspPages(botId)], {
      ...{ site: baseURL ?? "", botId, files: new Map() },
    });
    const visitor = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
    const problems: string[] = [];
    visitor.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    visitor.on("pageerror", (error) => problems.push(error.message));
    const popup = visitor.getByRole("dialog", { name: "Wali leo <b>moto</b>" });

    await visitor.goto(`${hosts.url}/0`);
    const height = await visitor.evaluate("document.documentElement.scrollHeight");
    await expect(popup).toBeVisible();
    expect(await axeProblems(visitor)).toEqual([]);
    // Nothing moves below it, and the page goes on.
    expect(await visitor.evaluate("document.documentElement.scrollHeight")).toBe(height);
    const counted = visitor.waitForResponse((answer) => /popup-counts$/.test(answer.url()));
    await popup.getByRole("button", { name: "Agiza sasa" }).click();
    await counted;
    await expect(popup).toHaveCount(0);
    await expect(visitor.locator("mauzo-chat textarea")).toBeVisible();
    expect(problems.filter((text) => !/favicon/.test(text))).toEqual([]);

    await expect(async () => {
      await page.goto(list);
      await expect(main.getByText(say.views)).toBeVisible({ timeout: 2_000 });
      await expect(main.getByText(say.clicks)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await fits();

    // On pages whose policies allow only the chat, once it may show anywhere; Escape closes it.
    await main.getByRole("link", { name: "Karibu wageni" }).click();
    await main.getByRole("button", { name: say.drop }).click();
    await main.getByRole("button", { name: say.save }).click();
    await expect(merchant.toast(say.saved)).toBeVisible();
    for (const at of [1, 2, 3, 4]) {
      const stranger = await (await browser.newContext()).newPage();
      const refused: string[] = [];
      stranger.on("console", (message) => message.type() === "error" && refused.push(message.text()));
      await stranger.goto(`${hosts.url}/${at}`);
      const shown = stranger.locator("mauzo-chat .popup");
      await expect(shown).toBeVisible();
      await stranger.keyboard.press("Escape");
      await expect(shown).toHaveCount(0);
      expect(refused.filter((text) => !/favicon/.test(text))).toEqual([]);
      await stranger.context().close();
    }
    hosts.stop();

    await page.goto(list);
    await main.getByRole("button", { name: say.remove }).click();
    await expect(main.getByText(say.none)).toBeVisible();
    await page.getByRole("button", { name: say.undo }).click();
    await expect(main.getByText("Karibu wageni")).toBeVisible();
  });

const menuWords = {
  en: {
    ...{ pdf: "PDF file", title: "Title (English)", button: "Button (English, optional)" },
    ...{ other: "Title (Swahili)", no: /is not a PDF/, broken: /is damaged/, long: /more than 12 pages/ },
    ...{ pages: /menyu\.pdf · .* · 2 pages/, remove: "Remove the PDF" },
    ...{ hello: "Hello", see: "See products", link: "Get order link", brought: "1 order", open: /^Open the PDF/ },
  },
  sw: {
    ...{ pdf: "Faili la PDF", title: "Kichwa (Kiswahili)", button: "Kitufe (Kiswahili, si lazima)" },
    ...{ other: "Kichwa (Kiingereza)", no: /si PDF/, broken: /imeharibika/, long: /kurasa zaidi ya 12/ },
    ...{ pages: /menyu\.pdf · .* · kurasa 2/, remove: "Ondoa PDF" },
    ...{ hello: "Habari", see: "Angalia bidhaa", link: "Pata kiungo cha oda", brought: "Oda 1", open: /^Fungua PDF/ },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a menu as PDF is read on somebody's page, and its order's money is the popup's (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const say = { ...words[language], ...menuWords[language] };
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la menyu");
    await merchant.addProduct("Wali wa nazi", { price_minor: 300_000, stock: 9 });
    await merchant.speak(language);
    const main = page.getByRole("main");
    const said: string[] = [];
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));

    await page.goto(list);
    await main.getByRole("button", { name: say.add }).click();
    await main.getByLabel(say.name, { exact: true }).fill("Menyu");
    await main.getByRole("button", { name: say.pdf, exact: true }).click();
    const picker = main.locator('input[type="file"][accept="application/pdf"]');
    const pick = (buffer: Buffer) => picker.setInputFiles({ name: "menyu.pdf", mimeType: "application/pdf", buffer });
    const alert = main.getByRole("alert");
    await pick(Buffer.from("Wali wa nazi 3,000"));
    await expect(alert.filter({ hasText: say.no })).toBeVisible();
    await pick(Buffer.from("%PDF-1.4\nsi kitu"));
    await expect(alert.filter({ hasText: say.broken })).toBeVisible();
    await pick(makePdf(Array(13).fill("Ukurasa")));
    await expect(alert.filter({ hasText: say.long })).toBeVisible();
    await pick(makePdf(["Wali wa nazi 3,000", "Chai ya maziwa 500"]));
    await expect(main.getByText(say.pages)).toBeVisible();
    await expect(alert).toHaveCount(0);
    // The preview has its pages, and their words are what is read out.
    await expect(main.getByRole("img", { name: "Wali wa nazi 3,000" })).toBeVisible();
    await main.getByRole("button", { name: say.remove }).click();
    await expect(main.getByText(say.pages)).toHaveCount(0);
    await pick(makePdf(["Wali wa nazi 3,000", "Chai ya maziwa 500"]));
    await expect(main.getByText(say.pages)).toBeVisible();
    await main.getByLabel(say.title).fill("Menyu ya leo");
    await main.getByLabel(say.other).fill("");
    await main.getByLabel(say.button).fill("Agiza sasa");
    await main.getByLabel(say.delay).fill("1");
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    await main.getByRole("button", { name: say.save }).click();
    await expect(merchant.toast(say.saved)).toBeVisible();
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    await main.getByRole("button", { name: say.on }).click();
    await expect(main.getByRole("button", { name: say.off })).toBeVisible();
    expect(said).toEqual([]);

    const { bot_id: botId } = await merchant.read("shop");
    const blog: EmbeddingPage = {
      name: "a page of somebody's",
      html: ({ chat }) => modern(chat(`data-lang="${language}" async`), { body: tall }),
    };
    const hosts = await serveEmbeddingPages([blog, ...strictCspPages(botId)], {
      ...{ site: baseURL ?? "", botId, files: new Map() },
    });
    // Where only the chat is allowed, its pages are, too.
    for (const at of [1, 2, 3, 4]) {
      const stranger = await (await browser.newContext()).newPage();
      const refused: string[] = [];
      stranger.on("console", (message) => message.type() === "error" && refused.push(message.text()));
      await stranger.goto(`${hosts.url}/${at}`);
      const first = stranger.getByRole("img", { name: "Wali wa nazi 3,000" });
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(refused.filter((text) => !/favicon/.test(text))).toEqual([]);
      await stranger.context().close();
    }

    const visitor = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
    await visitor.goto(`${hosts.url}/0`);
    const popup = visitor.getByRole("dialog", { name: "Menyu ya leo" });
    await expect(popup).toBeVisible();
    expect(await axeProblems(visitor)).toEqual([]);
    const second = popup.getByRole("img", { name: "Chai ya maziwa 500" });
    const before = await second.evaluate((image) => image.getBoundingClientRect().height);
    expect(before).toBeGreaterThan(300);
    await second.scrollIntoViewIfNeeded();
    await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await second.evaluate((image) => image.getBoundingClientRect().height)).toBe(before);
    expect(await visitor.evaluate("scrollY")).toBe(0);
    await expect(popup.getByRole("link", { name: say.open })).toBeVisible();
    await popup.getByRole("button", { name: "Agiza sasa" }).click();
    await expect(popup).toHaveCount(0);

    const chat = new Chat(visitor);
    await chat.say(say.hello);
    await chat.press(say.see);
    await chat.pick(/Wali wa nazi/);
    await chat.press("2");
    await chat.press(say.link);
    const number = await orderCart(visitor.request, await chat.cartLink());
    hosts.stop();
    const { items } = await merchant.read(`orders?search=${number}`);
    await merchant.payOrder(items[0].id, 600_000);
    await expect(async () => {
      await page.goto(list);
      await expect(main.getByRole("link", { name: say.brought })).toBeVisible({ timeout: 2_000 });
      await expect(main.getByText(/6,000/)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await axeProblems(page)).toEqual([]);
  });
