import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { sw } from "./sw.ts";

function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}
const english = texts(en);
const swahili = texts(sw);
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** Names, prices and addresses, which are the same in both languages. */
const shared = new Set([
  ".landing.scene.shop",
  ".landing.steps.product.name",
  ".landing.steps.product.price",
  ".landing.steps.link.address",
  ".landing.steps.order.total",
  ".landing.proverb.text",
  ".landing.pricing.amount",
  ".landing.testimonials.items.0.place",
  ".landing.testimonials.items.1.place",
  ".landing.testimonials.items.2.place",
  ".shop.whatsapp",
  ".pricing.card.amount",
  ".pricing.card.nothing",
  ".about.claim.number",
]);

describe("messages", () => {
  it("have the same keys in both languages, lists of the same length included", () => {
    expect(swahili.map(([path]) => path)).toEqual(english.map(([path]) => path));
  });

  it("have no empty text and no exclamation mark", () => {
    expect([...english, ...swahili].filter(([, text]) => text.trim() === "" || text.includes("!"))).toEqual([]);
  });

  it("are translated: what is equal is a name, a price or an address", () => {
    const inEnglish = new Map(english);
    const equal = swahili.filter(([path, text]) => inEnglish.get(path) === text).map(([path]) => path);
    expect(new Set(equal)).toEqual(shared);
  });

  it("have the same places to fill in", () => {
    expect(swahili.map(([, text]) => places(text))).toEqual(english.map(([, text]) => places(text)));
  });
});
