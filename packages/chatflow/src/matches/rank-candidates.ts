import { nameWords, type RequestedItem } from "@mauzo/format/order-text/read-order-text";
import { searchFormsOf } from "./word-forms.ts";
import { wordSimilarity } from "./word-similarity.ts";

type Found = { term: string; id: string; name: string };

/** How many products are compared in full for each item. */
const mostOfWish = 8;

const isName = (word: string) => /\p{L}{2}/u.test(word);
const wordsOf = (wish: RequestedItem) => [...new Set(wish.readings.flatMap(({ words }) => words))];

/** All search terms, for all items of a message at once. */
export const termsOf = (wishes: readonly RequestedItem[]): string[] => [
  ...new Set(wishes.flatMap((wish) => wordsOf(wish).filter(isName).flatMap(searchFormsOf))),
];

/** The found products whose names have most in common with the words of an item; the newest first among equals. */
export function rankCandidates(wish: RequestedItem, found: readonly Found[]): string[] {
  const words = wordsOf(wish);
  const terms = new Map(words.flatMap((word) => searchFormsOf(word).map((form) => [form, word] as const)));
  const byId = new Map<string, { name: string; said: Set<string> }>();
  for (const { term, id, name } of found) {
    const word = terms.get(term);
    if (word === undefined) continue;
    const one = byId.get(id) ?? { name, said: new Set() };
    one.said.add(word);
    byId.set(id, one);
  }
  const ranked = [...byId].map(([id, { name, said }]) => {
    const own = nameWords(name);
    const fits = words.reduce((sum, word) => sum + Math.max(0, ...own.map((other) => wordSimilarity(word, other))), 0);
    return { id, rank: fits + 0.5 * said.size - 0.1 * own.length };
  });
  return ranked
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? 1 : -1))
    .slice(0, mostOfWish)
    .map(({ id }) => id);
}
