import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { hostileStrings } from "./strings.ts";

/** Every string, side by side. */
export const allStrings = hostileStrings.join(" ");

/** Where the API's answers carry what people, their browsers or the addresses of their pictures say. */
const words = new Set([
  ...["name", "description", "note", "about", "product_name", "email", "invited_by", "shop_name", "order_id", "phone"],
  ...["whatsapp_number", "image_url", "logo_url", "browser", "system", "address"],
]);

const isThing = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The same answer with `text` in all places for words. */
function worded(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((one) => worded(one, text));
  if (!isThing(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, words.has(key) && !isThing(part) ? text : worded(part, text)]),
  );
}

/** The same answer with all strings in it: in a list one of its things for each of them, else all in every place. */
function hostile(value: unknown): unknown {
  if (!isThing(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (words.has(key) && !isThing(part)) return [key, allStrings];
      if (!Array.isArray(part)) return [key, isThing(part) ? worded(part, allStrings) : part];
      const [first] = part;
      if (!isThing(first) || !("id" in first)) return [key, part];
      return [key, hostileStrings.map((text) => Object.assign({}, worded(first, text), { id: randomUUID() }))];
    }),
  );
}

/** From now on the API's answers to this page carry every string in every place for words, more than it would keep. */
export const answerHostile = (page: Page) =>
  page.route(/\/api\/(user|shop|staff|invites|products|orders)\b/, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: hostile(await response.json()) });
  });
