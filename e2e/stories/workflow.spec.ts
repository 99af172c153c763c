import { expect, test } from "@playwright/test";
import { axeProblems } from "../pages/axe-problems.ts";
import { BackOffice } from "../pages/back-office.ts";
import { orderInChat } from "../pages/orders/order-in-chat.ts";
import { untranslatedWords } from "../pages/untranslated-words.ts";

test.use({ viewport: { width: 360, height: 740 } });

const product = "Kikapu cha mkeka";
const words = {
  en: {
    ...{ start: "Start preparing", told: /^We are preparing your order [0-9A-Z-]{11}\./, open: /^Order workflow/ },
    ...{ ready: "Ready", english: "In English", swahili: "In Swahili", number: "number", save: "Save changes" },
    ...{ saved: "Workflow saved", wrong: /Write the message in both languages/, missing: "Write this one too." },
    ...{ add: "Add a rule", tryIt: "Try", done: "Mark ready", messages: "Messages", state: "Which orders" },
    ...{ word: "What you call it in English", called: "Packed", nothing: /would have been sent|in the chat/ },
  },
  sw: {
    ...{ start: "Anza kuandaa", told: /^Tunaandaa oda yako [0-9A-Z-]{11}\./, open: /^Mtiririko wa oda/ },
    ...{
      ready: "Iko tayari",
      english: "Kwa Kiingereza",
      swahili: "Kwa Kiswahili",
      number: "namba",
      save: "Hifadhi mabadiliko",
    },
    ...{ saved: "Mtiririko umehifadhiwa", wrong: /Andika ujumbe kwa lugha zote mbili/, missing: "Andika na huu." },
    ...{ add: "Ongeza kanuni", tryIt: "Jaribu", done: "Iko tayari", messages: "Jumbe", state: "Oda zipi" },
    ...{ word: "Unaiitaje kwa Kiswahili", called: "Imefungwa", nothing: /kingetumwa|kwenye chati/ },
  },
} as const;
for (const language of ["en", "sw"] as const) {
  const said = words[language];

  test(`the customer is told in the chat how the order goes on, in the shop's words (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const merchant = new BackOffice(page);
    const name = `Duka la Mtiririko ${Date.now()}`;
    await merchant.openShop(name);
    await merchant.addProduct(product, { price_minor: 1_800_000, stock: 9 });
    await merchant.speak(language);
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const { chat } = await orderInChat(browser, request, { slug, product, language });

    await page.goto("/dashboard/orders");
    await page
      .getByRole("link", { name: /[0-9A-Z]{5}-[0-9A-Z]{5}/ })
      .first()
      .click();
    await page.getByRole("button", { name: said.start, exact: true }).click();
    await expect(chat.log.getByText(said.told)).toBeVisible();
    await expect(page.getByRole("button", { name: said.messages, exact: true })).toBeVisible();

    await page.goto("/dashboard/settings");
    await page.getByRole("main").getByRole("link", { name: said.open }).click();
    // Found by its position: its label is about to change.
    const ready = page.locator("details").nth(2);
    await ready.locator("summary").getByText(said.ready, { exact: true }).click();
    await ready.getByLabel(said.word).fill(said.called);
    const [own, other] = language === "en" ? [said.english, said.swahili] : [said.swahili, said.english];
    await ready.getByLabel(own, { exact: true }).fill(`${said.called}: `);
    await ready.getByRole("button", { name: said.number, exact: true }).click();
    await expect(ready.getByText(`${said.called}: 7K4Q9-DXM2T`)).toBeVisible();
    await ready.getByLabel(other, { exact: true }).fill("");
    await page.getByRole("button", { name: said.save }).click();
    await expect(page.getByText(said.missing)).toBeVisible();
    await ready.getByLabel(other, { exact: true }).fill("{namba}");
    await page.getByRole("button", { name: said.add }).click();
    await expect(page.getByRole("combobox", { name: said.state })).toBeVisible();
    await page.getByRole("button", { name: said.tryIt, exact: true }).click();
    await expect(page.getByText(said.nothing).last()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    if (language === "sw") expect(await untranslatedWords(page)).toEqual([]);
    await page.getByRole("button", { name: said.save }).click();
    await expect(page.getByText(said.saved).first()).toBeVisible();

    await page.goto("/dashboard/orders");
    await page
      .getByRole("link", { name: /[0-9A-Z]{5}-[0-9A-Z]{5}/ })
      .first()
      .click();
    await page.getByRole("button", { name: said.done, exact: true }).click();
    await expect(page.getByText(said.called, { exact: true }).first()).toBeVisible();
    await expect(chat.log.getByText(new RegExp(`^${said.called}: [0-9A-Z]{5}-`))).toBeVisible();
    await page.goto("/dashboard/orders");
    await expect(page.getByRole("listitem").getByText(said.called, { exact: true })).toBeVisible();
  });
}
