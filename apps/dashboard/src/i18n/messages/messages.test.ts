import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { english } from "./en/english.ts";
import { swahili } from "./sw/swahili.ts";

type Tree = { [key: string]: string | Tree };
const flat = (tree: Tree, path = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );
/** Names that are the same in both languages. */
const names = new Set(["WhatsApp", "SMS", "A4", "Mauzo"]);
const values = (text: string) => [...text.matchAll(/\{([a-z]\w*)[,}]/g)].map((match) => match[1]).sort();

describe("messages", () => {
  const en = new Map(flat(english));
  const sw = new Map(flat(swahili));

  it("have the same keys in both languages", () => {
    expect([...sw.keys()]).toEqual([...en.keys()]);
  });

  it.each([...en])("%s is written in Swahili, with the same values in it", (key, text) => {
    const translated = sw.get(key) ?? "";
    if (!names.has(text)) expect(translated).not.toBe(text);
    expect(new Set(values(translated))).toEqual(new Set(values(text)));
  });

  it("does not call keeping by the word of the buttons that discard", () => {
    const discard = swahili.staff.cancel.toLowerCase();
    expect(swahili.input.clash.keep.toLowerCase().split(/\W+/)).not.toContain(discard);
  });

  it("speaks of several archived products in the plural", () => {
    const text = (locale: "en" | "sw", count: number) =>
      createTranslator({ locale, messages: locale === "en" ? english : swahili })("products.archivedText", { count });
    expect(text("en", 1)).toMatch(/ it\. /);
    expect(text("en", 17)).toMatch(/ them\. /);
    expect(text("sw", 1)).toMatch(/ hawaioni\. /);
    expect(text("sw", 17)).toMatch(/ hawazioni\. /);
  });

  it("carries the texts of the specification word for word", () => {
    expect(english.shop).toMatchObject({
      created: "Shop created",
      createdText: "Your shop has been created successfully",
      createFailed: "Failed to create shop",
    });
    expect(english.shopPages).toMatchObject({
      updated: "Shop updated",
      updatedText: "Your shop details have been updated successfully",
      updateFailed: "Failed to update shop",
    });
    expect(english.shell).toMatchObject({
      loading: "Loading",
      retry: "Retry",
      somethingWrong: "Something went wrong.",
      accessDenied: "Access Denied",
      shopFailed: "Failed to load shop",
    });
  });
});
