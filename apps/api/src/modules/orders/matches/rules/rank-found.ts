import { nameWords, type Wish } from "@mauzo/format/order-text/read-order-text";
import { likeness } from "./likeness.ts";
import { searchFormsOf } from "./word-forms.ts";

type Found = { term: string; id: string; name: string };

/** For each wish so many products are looked at in full. */
const mostOfWish = 8;
/** Each may take some hundredths of a second in a large shop. */
const mostTerms = 120;

const isName = (word: string) => /\p{L}{2}/u.test(word);
const wordsOf = (wish: Wish) => [...new Set(wish.readings.flatMap(({ words }) => words))];

/** Everything the shop is searched for, for all wishes at once. */
export const termsOf = (wishes: readonly Wish[]): string[] =>
  [...new Set(wishes.flatMap((wish) => wordsOf(wish).filter(isName).flatMap(searchFormsOf)))].slice(0, mostTerms);

/** Of what was found by the words of a wish, what its name and those words have most of in common; the newest first. */
export function rankFound(wish: Wish, found: readonly Found[]): string[] {
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
    const fits = words.reduce((sum, word) => sum + Math.max(0, ...own.map((other) => likeness(word, other))), 0);
    return { id, rank: fits + 0.5 * said.size - 0.1 * own.length };
  });
  return ranked
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? 1 : -1))
    .slice(0, mostOfWish)
    .map(({ id }) => id);
}
