import { compileMessages } from "@mauzo/format/compile-messages";
import { readCompiled } from "@mauzo/format/test/read-compiled";
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
  const t = createTranslator<Tree>({ locale, messages });

  it.each(flat(messages))("%s reads as it is written, whatever its numbers", (path, text) => {
    for (const number of [0, 1, 2, 17, 1234]) {
      const values = Object.fromEntries(
        [...text.matchAll(/([{<])([a-z]\w*)[,}>]/g)].map(([, sign, name = ""]) => [
          name,
          sign === "<" ? (inside: unknown) => `[${inside}]` : number,
        ]),
      );
      expect(readCompiled(compiled, path, locale, values)).toBe(t.markup(path, values));
    }
  });
});
