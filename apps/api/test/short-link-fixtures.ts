import { type NewShortLink, shortLinks } from "@mauzo/contract/marketing/short-links";
import { call } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** The code at the end of a link's address. */
export const codeOf = (url: string): string => new URL(url).pathname.split("/").at(-1) ?? "";

/** Makes a short link to the shop's page. */
export const addShortLink = (stack: Stack, shop: OpenedShop, more: Partial<NewShortLink> = {}) =>
  call(stack, shortLinks.create, { body: { name: "Bango", place: "Kaunta", target: { kind: "shop" }, ...more } }, shop);

/** A link with the word in its texts. */
export async function addFullShortLink(stack: Stack, shop: OpenedShop, word: string) {
  const { id, url } = await addShortLink(stack, shop, { name: `Bango ${word}`, place: `Mlango ${word}` });
  return { id, code: codeOf(url) };
}
