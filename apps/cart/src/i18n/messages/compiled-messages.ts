import compile from "icu-minify/compile";
import type { Language } from "../language.ts";
import { english } from "./en/english.ts";
import { swahili } from "./sw/swahili.ts";

type Tree = { readonly [key: string]: string | Tree };
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

/** Plain objects: the only ones that can be passed from the server to the browser. */
const compilePlain = (text: string): ReturnType<typeof compile> => JSON.parse(JSON.stringify(compile(text)));

const compileTree = (tree: Tree): Compiled =>
  Object.fromEntries(
    Object.entries(tree).map(([key, text]) => [key, typeof text === "string" ? compilePlain(text) : compileTree(text)]),
  );

/** The English type applies to both languages: it names the keys and each text's values. Only the texts differ. */
const asTyped = (messages: Compiled) => messages as unknown as typeof english;

/** Compiled once by the server, so that no page has to load the parser. */
export const compiledMessages: Record<Language, typeof english> = {
  en: asTyped(compileTree(english)),
  sw: asTyped(compileTree(swahili)),
};
