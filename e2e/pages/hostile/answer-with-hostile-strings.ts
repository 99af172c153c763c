import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { hostileStrings } from "./strings.ts";

/** All strings, joined with spaces. */
export const allStrings = hostileStrings.join(" ");

/** Fields of the API's responses that hold text from people, their browsers or the addresses of their pictures. */
const words = new Set([
  ...["name", "description", "note", "about", "product_name", "email", "invited_by", "shop_name", "order_id", "phone"],
  ...["whatsapp_number", "image_url", "logo_url", "browser", "system", "address"],
]);

const isThing = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The same response with `text` in every text field. */
function worded(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((one) => worded(one, text));
  if (!isThing(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, words.has(key) && !isThing(part) ? text : worded(part, text)]),
  );
}

/** The same response with all strings in it: a list gets one item for each string, any other field all of them. */
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

/**
 * Puts every string into every text field of the API's responses to this page, even longer than the API would store.
 */
export const answerWithHostileStrings = (page: Page) =>
  page.route(/\/api\/(user|shop|staff|invites|products|orders)\b/, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: hostile(await response.json()) });
  });
