import { compileMessages } from "@mauzo/format/messages/compile-messages";
import { readCompiled } from "@mauzo/format/messages/test/read-compiled";
import { en } from "@mauzo/product-cards/cart/labels-en";
import { sw } from "@mauzo/product-cards/cart/labels-sw";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
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
  const compiled = compileMessages(messages);
  const keyOf = (path: string) => path.replaceAll(".", "-");
  const t = createTranslator<Record<string, string>>({
    locale,
    messages: Object.fromEntries(flat(messages).map(([path, text]) => [keyOf(path), text])),
  });

  it.each(flat(messages))("%s reads as it is written, whatever its numbers", (path, text) => {
    for (const number of [0, 1, 2, 17, 1234]) {
      const values = Object.fromEntries(valuesOf(text).map((name = "") => [name, number]));
      expect(readCompiled(compiled, path, locale, values)).toBe(t(keyOf(path), values));
    }
  });
});

it("say how much and how long as people do", () => {
  const t = createTranslator<typeof english>({ locale: "en", messages: english });
  const inSwahili = createTranslator<typeof english>({ locale: "sw", messages: swahili });
  expect(t("form.items", { count: 1 })).toBe("1 item");
  expect(t("form.items", { count: 2 })).toBe("2 items");
  expect(t("form.holdOffer", { minutes: 15 })).toMatch(/15 minutes\.$/);
  expect(t("form.holdOfferHours", { hours: 1 })).toMatch(/1 hour\.$/);
  expect(inSwahili("form.items", { count: 1 })).toBe("kitu 1");
  expect(inSwahili("form.items", { count: 2 })).toBe("vitu 2");
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
