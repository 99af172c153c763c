import { expect, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { openBufferingProxy } from "../pages/embedding-pages/buffering-proxy.ts";
import { findConversation } from "../pages/stack-database.ts";

test("behind a proxy that holds streams back, what a person answers is asked for", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const merchant = new BackOffice(page);
  const shop = `Duka la Nyuma ${Date.now()}`;
  await merchant.openShop(shop);
  const asShown = await request.get(`/api/public/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  const proxy = await openBufferingProxy(baseURL ?? "", (await asShown.json()).shop.bot_id);
  const shopper = await (await browser.newContext()).newPage();
  try {
    await shopper.clock.install();
    await shopper.goto(proxy.url);
    const chat = new Chat(shopper);
    const stream = shopper.waitForRequest(/\/events\?/);
    await chat.open();
    await chat.say("Hello");
    await expect(chat.log.getByText(/welcome to/)).toBeVisible();
    await stream;
    const conversation = await findConversation(shop);
    await merchant.answerVisitor(conversation, "Nipo hapa");
    await shopper.waitForTimeout(1_500);
    await expect(chat.log.getByText("Nipo hapa")).toHaveCount(0);
    // After 15 seconds without an event the widget assumes that no stream gets through.
    await shopper.clock.fastForward(15_000);
    await expect(chat.log.getByText("Nipo hapa")).toBeVisible();
    for (const text of ["Karibu", "Karibu tena"]) {
      await merchant.answerVisitor(conversation, text);
      await expect(chat.log.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(chat.log.getByText("Nipo hapa")).toHaveCount(1);
  } finally {
    await proxy.close();
  }
});
