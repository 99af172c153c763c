import { fill } from "@mauzo/format/fill";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { messages } from "./messages.ts";
import { sw } from "./sw.ts";

function texts(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}
const english = texts(en);
const swahili = texts(sw);
/** The values and tags that a text names. */
const namedIn = (text: string) => (text.replaceAll(/'\{[^']*'/g, "").match(/\{\w+|<\/?\w+>/g) ?? []).sort();

/** Names, prices and addresses, which are the same in both languages. */
const shared = new Set([
  ".landing.scene.shop",
  ".landing.steps.product.name",
  ".landing.steps.product.price",
  ".landing.steps.link.address",
  ".landing.steps.order.total",
  ".landing.proverb.text",
  ".landing.pricing.amount",
  ".landing.testimonials.items.first.place",
  ".landing.testimonials.items.second.place",
  ".landing.testimonials.items.third.place",
  ".shop.whatsapp",
  ".pricing.card.amount",
  ".pricing.card.nothing",
  ".about.claim.number",
]);

/** What scripts, and forms that React hydrates, fill in themselves (`@mauzo/format/fill`): without ICU's syntax. */
const inScripts = /^\.(?:qr|shopfront|shops|contact|failure|developers\.reference\.(?:found|limits))\./;

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

  it("name the same values and tags", () => {
    expect(swahili.map(([path, text]) => [path, namedIn(text)])).toEqual(
      english.map(([path, text]) => [path, namedIn(text)]),
    );
  });

  it.each(["en", "sw"] as const)("can be read by ICU with the values they name (%s)", (locale) => {
    const failed: string[] = [];
    const t = createTranslator<Record<string, string>>({
      locale,
      messages: Object.fromEntries(
        texts(messages[locale]).map(([path, text]) => [path.slice(1).replaceAll(".", "-"), text]),
      ),
      onError: ({ message }) => void failed.push(message),
    });
    const shown = texts(messages[locale]).map(([path, text]) => {
      const values = Object.fromEntries(
        namedIn(text).map((name) => [
          name.replaceAll(/[{<>/]/g, ""),
          name.startsWith("<") ? (inside: string) => inside : "7",
        ]),
      );
      return t.markup(path.slice(1).replaceAll(".", "-"), values);
    });
    expect(failed).toEqual([]);
    expect(shown.filter((text) => /[<>]|\{(?!slug\})/.test(text))).toEqual([]);
  });

  it("are plain words with places where a script fills them in", () => {
    const intricate = [...english, ...swahili].filter(
      ([path, text]) => inScripts.test(path) && /\{\w+,|<\w+>|'[{}<]|''/.test(text),
    );
    expect(intricate).toEqual([]);
  });
});

it("do not compile with a missing key, a missing value or one of another name", () => {
  const t = createTranslator<typeof en>({ locale: "en", messages: en, onError: () => {} });
  // @ts-expect-error: no such text
  expect(t("shop.descriptions")).toContain("shop.descriptions");
  // @ts-expect-error: which shop?
  expect(t("shop.description")).toContain("shop.description");
  // @ts-expect-error: the value has another name
  expect(t("shop.description", { name: "Duka" })).toContain("shop.description");
  // @ts-expect-error: the same for texts of scripts
  expect(fill(en.shopfront.remove, { product: "Kanga" })).toBe("Remove {name}");
  expect(t("shop.description", { shop: "Duka" })).toBe("See the products of Duka and order by chat.");
});
