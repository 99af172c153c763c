import { type Browser, expect, type Page, test } from "@playwright/test";
import { BackOffice } from "../pages/back-office.ts";
import { Chat } from "../pages/chat.ts";
import { findConversation } from "../pages/stack-database.ts";

const product = "Kanga ya risiti";

/** Opens a shopper's chat with a new shop on its page, and the shop's admin. */
async function meet(page: Page, browser: Browser, name: string) {
  const merchant = new BackOffice(page);
  const shop = `${name} ${Date.now()}`;
  await merchant.openShop(shop);
  await merchant.addProduct(product);
  const context = await browser.newContext();
  const shopper = await context.newPage();
  await shopper.goto(`/shops/${shop.toLowerCase().replaceAll(" ", "-")}`);
  const chat = new Chat(shopper);
  await chat.open();
  await chat.say("Hello");
  await expect(chat.log.getByText(/welcome to/)).toBeVisible();
  const answer = async (text: string) => merchant.answerVisitor(await findConversation(shop), text);
  return { context, shopper, chat, answer };
}
const listening = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes("/events?chat_id=") && answer.ok());

test("an order sent in another tab is told in the open chat within two seconds", async ({ page, browser }) => {
  const { context, chat } = await meet(page, browser, "Duka la Risiti");
  await chat.press("See products");
  await chat.pick(new RegExp(product));
  await chat.press("2");
  await chat.press(/order link/i);
  const cart = await context.newPage();
  await cart.goto(await chat.cartLink());
  await cart.getByLabel("Name").fill("Baraka");
  await cart.getByLabel("Phone number").fill("0754 111 222");
  await cart.getByRole("button", { name: "Place order" }).click();
  await expect(cart.getByText("Your order has been submitted successfully")).toBeVisible();
  const receipt = chat.log.getByText(/^We have your order [0-9A-Z]{5}-[0-9A-Z]{5}\. Total: 36,000\.00 TZS\.$/);
  await expect(receipt).toBeVisible();
  await expect(receipt).toHaveCount(1);
});

test("what a person answers is counted on the closed chat, and read once it is opened", async ({ page, browser }) => {
  const { shopper, chat, answer } = await meet(page, browser, "Duka la Majibu");
  await shopper.getByRole("button", { name: "Minimise chat" }).click();
  await answer("Habari, *nipo hapa*.");
  await answer("Naweza kukusaidia?");
  const launcher = shopper.getByRole("button", { name: /Open chat.*2 new messages/ });
  await expect(launcher).toBeVisible();
  await launcher.click();
  await expect(chat.log.locator("b").getByText("nipo hapa")).toBeVisible();
  await shopper.reload();
  await chat.open();
  await expect(chat.log.getByText("Naweza kukusaidia?")).toHaveCount(1);
  await expect(chat.log.getByText(/nipo hapa/)).not.toHaveCount(0);
});

test("what was said while the shopper had no network comes once, and in order", async ({ page, browser }) => {
  const { context, shopper, chat, answer } = await meet(page, browser, "Duka la Nje");
  await answer("Jibu la kwanza");
  await expect(chat.log.getByText("Jibu la kwanza")).toBeVisible();
  await context.setOffline(true);
  const missed = ["Jibu la pili", "Jibu la tatu", "Jibu la nne"];
  for (const text of missed) await answer(text);
  const back = listening(shopper);
  await context.setOffline(false);
  await back;
  await expect(chat.log.getByText("Jibu la nne")).toBeVisible();
  const answers = await chat.log.getByText(/^Jibu la /).allInnerTexts();
  expect(answers).toEqual(["Jibu la kwanza", ...missed]);
});
