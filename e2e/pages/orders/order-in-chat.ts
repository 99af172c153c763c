import type { APIRequestContext, Browser } from "@playwright/test";
import { Chat } from "../chat.ts";
import { orderCart } from "../shopper.ts";

const words = {
  en: { hello: "Hello", see: "See products", link: /order link/i },
  sw: { hello: "Habari", see: "Angalia bidhaa", link: /kiungo cha oda/i },
} as const;

type Wanted = { slug: string; product: string; language: "en" | "sw" };

/** A customer chooses two in the shop's chat, and gets the bot's link to the cart; the chat stays open. */
export async function cartInChat(browser: Browser, { slug, product, language }: Wanted) {
  const said = words[language];
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${language === "sw" ? "/sw" : ""}/shops/${slug}`);
  const chat = new Chat(shopper);
  await chat.open();
  await chat.say(said.hello);
  await chat.press(said.see);
  await chat.pick(new RegExp(product));
  await chat.press("2");
  await chat.press(said.link);
  return { chat, link: await chat.cartLink() };
}

/** A customer orders two in the shop's chat through the bot's link, and keeps the chat open next to the cart. */
export async function orderInChat(browser: Browser, request: APIRequestContext, wanted: Wanted) {
  const { chat, link } = await cartInChat(browser, wanted);
  await orderCart(request, link);
  return { chat, link };
}
