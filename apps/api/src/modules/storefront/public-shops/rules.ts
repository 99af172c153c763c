import type { ShopCategory } from "@mauzo/contract/shop/shop";
import * as z from "zod/mini";

/** How the database reads a search text: the sound of the whole, and of each word. */
export type SearchTerms = {
  key: string;
  words: {
    word: string;
    sound: string;
    /** Words in the directory that differ from it by one letter, with their position letter. */
    near: string[];
  }[];
};

/** How a listing has to match: its name begins like this, or this tsquery finds its words. */
export type Match = { begins: string } | { words: string };

/** The letters that prefix words by position, as set by the migrations `directory` and `goods`. */
const inName = ["a", "b"];
const inPlace = ["c"];
const inCategory = "d";
const inProducts = "f";

/** Words that only say that it is a shop, or nothing: `duka la nguo` searches for `nguo`. */
const stopWords = new Set(
  "duka maduka shop shops store stores la ya wa za cha vya na kwa katika the of and in for at a".split(" "),
);

const either = (words: string[]) => `(${words.join(" | ")})`;
// Sounds only have letters and digits: nothing in them ends the quotes.
const prefixQuery = (sound: string, where: string[]) => either(where.map((at) => `'${at}${sound}':*`));
/**
 * One or two letters begin some word of nearly every category, and even four begin too many of the words for products.
 */
function anywhereQuery(sound: string): string {
  const named = [...inName, ...inPlace];
  if (sound.length < 3) return prefixQuery(sound, named);
  if (sound.length < 5) return either([prefixQuery(sound, [...named, inCategory]), `'${inProducts}${sound}'`]);
  return prefixQuery(sound, [...named, inCategory, inProducts]);
}

const withoutStopWords = (words: SearchTerms["words"]) => {
  const left = words.filter(({ word }) => !stopWords.has(word));
  return left.length > 0 ? left : words;
};

/**
 * The ranks of a match, best first: the name begins with the text, words of the name match, words anywhere match, words
 * one letter away match. Empty when there is no word to search for.
 */
export function matchRanks({ key, words }: SearchTerms): Match[] {
  if (words.length === 0) return [];
  const significant = withoutStopWords(words);
  const near = significant.map(({ sound, near }) => either([anywhereQuery(sound), ...near.map((word) => `'${word}'`)]));
  return [
    { begins: key },
    { words: words.map(({ sound }) => prefixQuery(sound, inName)).join(" & ") },
    { words: significant.map(({ sound }) => anywhereQuery(sound)).join(" & ") },
    { words: near.join(" & ") },
  ];
}

/**
 * Query for the listings of a category; below, for those of a place: undefined when its name holds no word, so there
 * are none.
 */
export const categoryQuery = (category: ShopCategory): string => `'e${category.replaceAll(/[^a-z]/g, "")}'`;
export const placeQuery = ({ words }: SearchTerms): string | undefined =>
  words.map(({ sound }) => prefixQuery(sound, inPlace)).join(" & ") || undefined;

const isMoment = (text: string) =>
  /^\d{4}-.{21}Z$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, -1) === text.slice(0, -4);
const Text = z.string().check(z.refine((text) => text.isWellFormed() && !text.includes("\u0000")));

/** Where a page ended. `newest`: at a timestamp. A number: among the matches of that rank, at a name. */
const Cursor = z.union([
  z.tuple([z.literal("newest"), z.string().check(z.refine(isMoment)), Text]),
  z.tuple([z.int().check(z.gte(0), z.lte(3)), Text, Text]),
]);
export type Cursor = z.infer<typeof Cursor>;

export const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString("base64url");

/** Parses the cursor of a list in this order; undefined when it is invalid. */
export function readCursor(text: string, isRanked: boolean): Cursor | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return;
  }
  const cursor = Cursor.safeParse(value).data;
  return cursor && (cursor[0] !== "newest") === isRanked ? cursor : undefined;
}
