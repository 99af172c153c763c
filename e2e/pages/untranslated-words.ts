/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

const root = path.resolve(import.meta.dirname, "../..");
const catalogues = {
  en: [
    "apps/dashboard/src/i18n/messages/en/*.ts",
    "apps/web/src/i18n/messages/en/*.ts",
    "apps/cart/src/i18n/messages/en/*.ts",
    "packages/product-cards/src/*/labels-en.ts",
  ],
  sw: [
    "apps/dashboard/src/i18n/messages/sw/*.ts",
    "apps/web/src/i18n/messages/sw/*.ts",
    "apps/cart/src/i18n/messages/sw/*.ts",
    "packages/product-cards/src/*/labels-sw.ts",
  ],
};
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];

/** The words of every message in these files: everything in quotes except keys, imports and placeholders. */
function messageWords(patterns: string[]): Set<string> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const texts = files.map((file) =>
    readFileSync(path.join(root, file), "utf8")
      .replace(/^(import|export .* from) .*$/gm, "")
      .replace(/"[^"\n]*"\s*:/g, ""),
  );
  const said = texts.flatMap((text) => text.match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  return new Set(said.flatMap((text) => wordsOf(text.replace(/[{$][^{}]*\}|<\/?\w+>/g, " "))));
}

const common = [
  "the",
  "and",
  "your",
  "you",
  "please",
  "with",
  "from",
  "this",
  "that",
  "not",
  "are",
  "have",
  "was",
  "click",
];
const swahili = messageWords(catalogues.sw);

/** Words that only occur in English messages. */
export const englishWords: ReadonlySet<string> = new Set(
  [...messageWords(catalogues.en), ...common].filter((word) => word.length > 1 && !swahili.has(word)),
);

/**
 * Every text of the page in its current state: visible words, screen-reader names and hints, also in shadow roots; and
 * what search engines and shared links show of it.
 */
function gather(): string[] {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node instanceof Text) texts.push(node.data);
    if (node instanceof Element) {
      if (
        /^(script|style|noscript|template|datalist|kbd|code)$/i.test(node.localName) ||
        node.getAttribute("lang") === "en"
      )
        return;
      if (node instanceof HTMLSelectElement && node.options.length > 100) return;
      for (const name of ["aria-label", "aria-description", "placeholder", "title", "alt"])
        texts.push(node.getAttribute(name) ?? "");
      if (node.shadowRoot) visit(node.shadowRoot);
    }
    for (const child of node.childNodes) visit(child);
  };
  visit(document.body);
  const shared =
    "title, description, og:title, og:description, og:site_name, og:image:alt, twitter:title, twitter:description";
  for (const name of shared.split(", "))
    for (const meta of document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`))
      texts.push(meta.getAttribute("content") ?? "");
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
    JSON.parse(textContent, (key, value) => {
      if (typeof value === "string" && !key.startsWith("@") && !/^https?:/.test(value)) texts.push(value);
      return value;
    });
  return [...texts, document.title];
}

/** What is filled into the texts of a bot, and into the English ones of a template: they have one name. */
const filledIn = /\{(?:order|total|product|group|quantity|name|number|owed|shop|link)\}/g;

/** English words left on a Swahili page, each with the text it is in. `theirs` is text the shops wrote themselves. */
export async function untranslatedWords(page: Page, theirs: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(gather);
  return texts
    .filter((text) => !theirs.includes(text.trim()))
    .flatMap((text) => {
      // Addresses are not words, and an order's number may begin with one: CAN6J-X6GDH.
      const written = text
        .replace(filledIn, " ")
        .replace(/\S+@\S+|https?:\/\/\S+|[\w.-]*\/[\w./-]+|\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/g, " ");
      const found = wordsOf(written).filter((word) => englishWords.has(word));
      return found.length > 0 ? [`${found.join(", ")} in "${text.trim().slice(0, 80)}"`] : [];
    });
}
