import { compileMessages } from "@mauzo/format/messages/compile-messages";
import { readCompiled } from "@mauzo/format/messages/test/read-compiled";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import { english } from "./en/english.ts";
import { swahili } from "./sw/swahili.ts";

type Tree = { readonly [key: string]: string | Tree };

const flat = (tree: Tree, path = ""): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );

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
      const values = Object.fromEntries(
        [...text.matchAll(/([{<])([a-z]\w*)[,}>]/g)].map(([, sign, name = ""]) => [
          name,
          sign === "<" ? (inside: unknown) => `[${inside}]` : number,
        ]),
      );
      expect(readCompiled(compiled, path, locale, values)).toBe(t.markup(keyOf(path), values));
    }
  });
});
