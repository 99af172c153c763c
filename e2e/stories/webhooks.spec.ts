import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";
import { WebhookReceiver } from "../pages/webhooks/webhook-receiver.ts";

const words = {
  en: {
    ...{ add: "Add webhook", url: "Address", what: "What is it?", moved: "Order moved on", save: "Save" },
    ...{ copied: "I have copied it", on: "Working", log: "Webhook log", placed: "New order", received: "Received" },
    ...{ waiting: "On its way", broken: "The program had an error", resend: "Send again", all: "All" },
    ...{ failing: /^Failing since/, remove: "Delete", undo: "Undo", none: "No webhooks yet" },
  },
  sw: {
    ...{ add: "Ongeza webhook", url: "Anwani", what: "Ni nini?", moved: "Oda imesonga mbele", save: "Hifadhi" },
    ...{ copied: "Nimeinakili", on: "Inafanya kazi", log: "Kumbukumbu za webhook", placed: "Oda mpya" },
    ...{ received: "Umepokelewa", waiting: "Unatumwa", broken: "Mfumo umepata hitilafu", resend: "Tuma tena" },
    ...{ all: "Zote", failing: /^Inashindwa tangu/, remove: "Futa", undo: "Tengua", none: "Bado hakuna webhook" },
  },
} as const;

for (const language of ["en", "sw"] as const)
  test(`a developer's server gets a signed order, fails, and gets it again (${language})`, async ({ page }) => {
    const say = words[language];
    await page.setViewportSize({ width: 360, height: 740 });
    const merchant = new BackOffice(page);
    await merchant.openShop("Duka la webhook");
    await merchant.speak(language);
    const product = await merchant.addProduct("Kanga");
    const receiver = new WebhookReceiver(page.request);
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const fits = async () => {
      expect(await axeProblems(page)).toEqual([]);
      if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    };

    await page.goto("/dashboard/settings/webhooks");
    await expect(main.getByText(say.none)).toBeVisible();
    await main.getByRole("button", { name: say.add }).click();
    await dialog.getByLabel(say.url).fill(receiver.address);
    await dialog.getByLabel(say.what).fill("Tovuti");
    await dialog.getByLabel(say.moved).check();
    await fits();
    await dialog.getByRole("button", { name: say.save }).click();
    const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? "";
    await receiver.tell({ secret });
    await fits();
    await dialog.getByRole("button", { name: say.copied }).click();
    await expect(main.getByText(say.on)).toBeVisible();
    await expect(main.getByText(secret)).toHaveCount(0);
    await fits();

    // An order comes, and is told at once; the log shows it by itself.
    await main.getByRole("link", { name: say.log }).click();
    const rows = main.locator("[data-row]");
    await expect(main.getByRole("heading", { name: say.log })).toBeVisible();
    const order = await merchant.writeOrder(product);
    await expect(rows).toContainText([say.placed]);
    await expect(rows.first()).toContainText(say.received);
    const [got] = await receiver.got();
    expect(got?.signature).toBe("right");
    expect(JSON.parse(got?.body ?? "")).toMatchObject({ type: "order.placed", data: { order: { id: order.id } } });
    await fits();

    // Its server fails: the log says why, and sends it again when the developer has mended it.
    await receiver.tell({ status: 500 });
    await merchant.moveOrder(order.id, "new", "preparing");
    await expect(rows.first()).toContainText(say.moved);
    await expect(rows.first()).toContainText(say.broken);
    await rows.first().getByRole("link").first().click();
    await expect(main.getByRole("heading", { name: say.broken })).toBeVisible();
    await fits();
    await receiver.tell({ status: 200 });
    await main.getByRole("button", { name: say.resend }).click();
    await expect(main.getByText(say.received)).toBeVisible();
    await expect(main.getByRole("heading", { name: say.broken })).toHaveCount(0);
    const tries = (await receiver.got()).slice(1);
    expect(tries.at(-1)?.status).toBe(200);
    expect(new Set(tries.map(({ id, signature }) => `${id} ${signature}`)).size).toBe(1);

    await page.goto("/dashboard/settings/webhooks");
    await main.getByRole("button", { name: `${say.remove} Tovuti` }).click();
    await expect(main.getByText(say.none)).toBeVisible();
    await page.getByRole("button", { name: say.undo }).click();
    await expect(main.getByText(receiver.address)).toBeVisible();
  });
