import { en } from "@mauzo/product-cards/cart/labels-en";
import { sw } from "@mauzo/product-cards/cart/labels-sw";
import { _createCache, _createIntlFormatters, createTranslator } from "use-intl/core";
import formatWhole from "use-intl/format-message";
import formatCompiled from "use-intl/format-message/format-only";
import { describe, expect, it } from "vitest";
import { compiledMessages } from "./compiled-messages.ts";
import { english } from "./en/english.ts";
import { swahili } from "./sw/swahili.ts";

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, path = ""): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );
/** The values a text names, each with its kind: `amount`, `count, plural`. */
const valuesOf = (text: string) => [...text.matchAll(/\{([a-z]\w*)\s*(?:,|\})/g)].map(([, name]) => name).sort();

describe.each([
  ["the cart's", english, swahili],
  ["the product cards'", en, sw],
])("%s messages", (_, inEnglish, inSwahili) => {
  const translations = new Map(flat(inSwahili));

  it("have the same keys in both languages", () => {
    expect([...translations.keys()].sort()).toEqual(
      flat(inEnglish)
        .map(([key]) => key)
        .sort(),
    );
  });

  it.each(flat(inEnglish))("%s is written in Swahili, with the same values in it", (key, text) => {
    const translated = translations.get(key) ?? "";
    expect(translated).not.toBe(text);
    expect(new Set(valuesOf(translated))).toEqual(new Set(valuesOf(text)));
  });
});

describe.each([
  ["en", english],
  ["sw", swahili],
] as const)("compiled messages (%s)", (locale, messages) => {
  const cache = _createCache();
  const options = { cache, formatters: _createIntlFormatters(cache), locale };
  const compiledAt = (path: string): unknown =>
    path
      .split(".")
      .reduce<unknown>((tree, key) => new Map(Object.entries(tree ?? {})).get(key), compiledMessages[locale]);

  it.each(flat(messages))("%s reads as it is written, whatever its numbers", (path, text) => {
    const compiled = compiledAt(path);
    if (typeof compiled !== "string" && !Array.isArray(compiled)) throw new Error(`${path} is not compiled`);
    for (const number of [0, 1, 2, 17, 1234]) {
      const values = Object.fromEntries(valuesOf(text).map((name = "") => [name, number]));
      const given = Object.keys(values).length > 0 ? values : undefined;
      expect(formatCompiled(path, compiled, given, options)).toBe(formatWhole(path, text, given, options));
    }
  });
});

it("say how much and how long as people do", () => {
  const say = (text: string, values: Record<string, number>) =>
    formatWhole("text", text, values, {
      cache: _createCache(),
      formatters: _createIntlFormatters(_createCache()),
      locale: "en",
    });
  expect(say(english.form.items, { count: 1 })).toBe("1 item");
  expect(say(english.form.items, { count: 2 })).toBe("2 items");
  expect(say(english.form.holdOffer, { minutes: 15 })).toMatch(/15 minutes\.$/);
  expect(say(english.form.holdOfferHours, { hours: 1 })).toMatch(/1 hour\.$/);
  expect(say(swahili.form.items, { count: 1 })).toBe("kitu 1");
  expect(say(swahili.form.items, { count: 2 })).toBe("vitu 2");
});

it("do not compile with a missing key, a missing value or one of another kind", () => {
  const t = createTranslator<typeof english>({ locale: "en", messages: english, onError: () => {} });
  // @ts-expect-error: no such text
  expect(t("form.item")).toContain("form.item");
  // @ts-expect-error: how many?
  expect(t("form.items")).toContain("form.items");
  // @ts-expect-error: a count is a number
  expect(t("form.items", { count: "two" })).not.toBe("2 items");
  expect(t("form.items", { count: 2 })).toBe("2 items");
});
