import { isTest } from "../../source/path-kind.ts";
import { type Law, lineAt, type Problem } from "../../source/sources.ts";

/** The table of Swahili words: a thing, its word, and the words that are not used for it. */
const glossary = "docs/glossary.md";
const row = /^\| [^|]+ \| \*([^|*]+)\* \| ([^|]+) \|$/gm;
const inSwahili = /\/messages\/sw(?:\/|\.ts$)|\/phrases\/swahili/;
const quoted = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Each thing has one word in Swahili, too: the texts use that of the glossary. */
export const swahiliWords: Law = (sources) => {
  const text = sources.find(({ path }) => path === glossary)?.text ?? "";
  const words = [...text.matchAll(row)].flatMap(({ 1: word = "", 2: others = "" }) =>
    [...others.matchAll(/\*([^*]+)\*/g)].map(([, other = ""]) => ({
      word,
      pattern: new RegExp(`\\b${other}\\b`, "i"),
    })),
  );
  return sources.flatMap(({ path, text }): Problem[] => {
    if (!inSwahili.test(path) || isTest(path)) return [];
    return [...text.matchAll(quoted)].flatMap(({ 0: said, index }) =>
      words
        .filter(({ pattern }) => pattern.test(said))
        .map(({ word, pattern }) => ({
          file: path,
          line: lineAt(text, index),
          message: `${pattern.source.replaceAll("\\b", "")}: the glossary's word is ${word}`,
        })),
    );
  });
};
