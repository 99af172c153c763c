import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

const words = {
  en: {
    ...{ none: "No keys yet", add: "Make a key", name: "Name", place: "Place orders and sell at the counter" },
    ...{ phones: "It sees customers' phone numbers whole", from: /^Only from these/, make: "Make it" },
    ...{ missing: "Write what the key is for.", wrong: /^Write an address such as/, copied: "I have copied it" },
    ...{
      on: "Working",
      unused: "Never used",
      used: /^Used/,
      renew: "Renew",
      renewIt: "Renew it",
      before: /The one before/,
    },
    ...{ revoke: "Revoke", revokeIt: "Revoke it" },
  },
  sw: {
    ...{ none: "Bado hakuna funguo", add: "Tengeneza funguo", name: "Jina", place: "Kuweka oda na kuuza kaunta" },
    ...{ phones: "Inaona namba kamili za simu za wateja", from: /^Kutoka anwani hizi/, make: "Tengeneza" },
    ...{ missing: "Andika funguo hii ni ya nini.", wrong: /^Andika anwani kama/, copied: "Nimeinakili" },
    ...{
      on: "Inafanya kazi",
      unused: "Haijawahi kutumika",
      used: /^Ilitumika/,
      renew: "Pata mpya",
      renewIt: "Pata mpya",
    },
    ...{ before: /Ya awali inafanya kazi/, revoke: "Futa", revokeIt: "Ifute" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a till gets a key, calls with it, and is shut out (${language})`, async ({ page }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la funguo");
    await merchant.speak(language);
    const product = await merchant.addProduct("Kanga");
    const order = await merchant.writeOrder(product);
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const fits = async () => {
      expect(await axeProblems(page)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    };
    /** What the till's program gets, with this key. */
    const ordersFor = async (secret: string) => {
      const answer = await page.request.get("/api/orders", { headers: { authorization: `Bearer ${secret}` } });
      return { status: answer.status(), text: await answer.text() };
    };
    const shownSecret = async () => (await dialog.getByText(/^mauzo_[\w-]{43}$/).textContent()) ?? "";

    await page.goto("/dashboard/settings/api-keys");
    await expect(main.getByText(say.none)).toBeVisible();
    await expect(main.getByText(`curl "${new URL(page.url()).origin}/api/orders`)).toBeVisible();
    await fits();
    await main.getByRole("button", { name: say.add }).click();
    await dialog.getByRole("button", { name: say.make }).click();
    await expect(dialog.getByText(say.missing)).toBeVisible();
    await dialog.getByLabel(say.name, { exact: true }).fill("Kaunta");
    await dialog.getByLabel(say.place).check();
    await dialog.getByLabel(say.from).fill("duka");
    await fits();
    await dialog.getByRole("button", { name: say.make }).click();
    await expect(dialog.getByText(say.wrong)).toBeVisible();
    await dialog.getByLabel(say.from).fill("");
    await dialog.getByRole("button", { name: say.make }).click();
    const secret = await shownSecret();
    await fits();
    await dialog.getByRole("button", { name: say.copied }).click();
    await expect(main.getByText(say.on, { exact: true })).toBeVisible();
    await expect(main.getByText(say.unused)).toBeVisible();
    await expect(main.getByText(secret)).toHaveCount(0);
    await fits();

    // The till reads orders, and nothing that it was not given.
    const got = await ordersFor(secret);
    expect(got.status).toBe(200);
    expect(got.text).toContain(order.id);
    const headers = { authorization: `Bearer ${secret}` };
    expect((await page.request.get("/api/products", { headers })).status()).toBe(403);
    await expect(async () => {
      await page.reload();
      await expect(main.getByText(say.used)).toBeVisible({ timeout: 2_000 });
    }).toPass();

    // Renewed, both work.
    await main.getByRole("button", { name: `${say.renew}` }).click();
    await page.getByRole("alertdialog").or(dialog).getByRole("button", { name: say.renewIt, exact: true }).click();
    const renewed = await shownSecret();
    await dialog.getByRole("button", { name: say.copied }).click();
    await expect(main.getByText(say.before)).toBeVisible();
    expect(renewed).not.toBe(secret);
    expect([(await ordersFor(secret)).status, (await ordersFor(renewed)).status]).toEqual([200, 200]);
    await fits();

    // Taken back, neither does.
    await main.getByRole("button", { name: `${say.revoke} Kaunta` }).click();
    await page.getByRole("alertdialog").or(dialog).getByRole("button", { name: say.revokeIt, exact: true }).click();
    await expect(main.getByText(say.none)).toBeVisible();
    expect([(await ordersFor(secret)).status, (await ordersFor(renewed)).status]).toEqual([401, 401]);
  });
