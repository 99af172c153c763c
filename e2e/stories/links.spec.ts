import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const list = "/dashboard/marketing/links";
const words = {
  en: {
    ...{ none: "No links yet", add: "New link", name: "Name", place: "Place (optional)", save: "Save" },
    ...{ never: /Not opened yet/, once: /Opened 1 time/, close: "Close" },
    ...{ remove: /^Archive: /, undo: "Undo" },
  },
  sw: {
    ...{ none: "Bado hakuna viungo", add: "Kiungo kipya", name: "Jina", place: "Mahali (si lazima)", save: "Hifadhi" },
    ...{ never: /Bado hakijafunguliwa/, once: /Kimefunguliwa mara 1/, close: "Funga" },
    ...{ remove: /^Ondoa: /, undo: "Tengua" },
  },
} as const;
/** What a phone's browser calls itself: an automatic one is not counted. */
const phone =
  "Mozilla/5.0 (Linux; Android 14; SM-A055F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

for (const language of ["en", "sw"] as const)
  test(`an owner makes a short link on a phone, and sees that somebody opened it (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la viungo");
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

    const visitor = await (await browser.newContext({ userAgent: phone })).newPage();
    await visitor.goto(`${baseURL}${new URL(url).pathname}`);
    expect(new URL(visitor.url()).pathname).not.toMatch(/^\/l\//);
    await page.reload();
    await expect(main.getByText(say.once)).toBeVisible();

    await main.getByRole("button", { name: say.remove }).click();
    await expect(main.getByText(say.none)).toBeVisible();
    await page.getByRole("button", { name: say.undo }).click();
    await expect(main.getByText(say.once)).toBeVisible();
    await fits();
  });
