import { _createCache, _createIntlFormatters } from "use-intl/core";
import formatWhole from "use-intl/format-message";
import formatCompiled from "use-intl/format-message/format-only";
import { describe, expect, it } from "vitest";
import { type CompiledMessages, compileMessages } from "./compiled-messages.ts";
import { english } from "./messages/en/english.ts";
import { swahili } from "./messages/sw/swahili.ts";

type Tree = { [key: string]: string | Tree };
type Pair = [key: string, text: string, compiled: Parameters<typeof formatCompiled>[1]];

const pairs = (tree: Tree, compiled: CompiledMessages, path = ""): Pair[] =>
  Object.entries(tree).flatMap(([key, text]): Pair[] => {
    const come = compiled[key];
    if (typeof text === "string")
      return typeof come === "string" || Array.isArray(come) ? [[`${path}${key}`, text, come]] : [];
    return typeof come === "object" && !Array.isArray(come) ? pairs(text, come, `${path}${key}.`) : [];
  });

const cache = _createCache();
const formatters = _createIntlFormatters(cache);

describe.each([
  ["en", english],
  ["sw", swahili],
] as const)("compiled messages (%s)", (locale, messages) => {
  const all = pairs(messages, compileMessages(messages));

  it("are all there", () => {
    const count = (tree: Tree): number =>
      Object.values(tree).reduce((sum, text) => sum + (typeof text === "string" ? 1 : count(text)), 0);
    expect(all).toHaveLength(count(messages));
  });

  it.each(all)("%s reads as it is written, whatever its numbers", (key, text, compiled) => {
    for (const number of [0, 1, 2, 17, 1234]) {
      const given = [...text.matchAll(/([{<])([a-z]\w*)[,}>]/g)].map(([, sign, name = ""]) => [
        name,
        sign === "<" ? (inside: unknown) => `[${inside}]` : number,
      ]);
      const values = given.length > 0 ? Object.fromEntries(given) : undefined;
      const options = { cache, formatters, locale };
      expect(formatCompiled(key, compiled, values, options)).toBe(formatWhole(key, text, values, options));
    }
  });
});
