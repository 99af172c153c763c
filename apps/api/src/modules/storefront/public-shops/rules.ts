import type { ShopCategory } from "@mauzo/contract/shop/shop";
import * as z from "zod/mini";

/** How the database reads what somebody typed: all of it as it sounds, and each word. */
export type Meaning = {
  key: string;
  words: {
    word: string;
    sound: string;
    /** Words of the directory that are a letter away from it, where they stand. */
    near: string[];
  }[];
};

/** What a listing has to be: its name begins so, or this tsquery finds its words. */
export type Match = { begins: string } | { words: string };

/** The letters before words that stand there, as the migrations `directory` and `goods` set them. */
const inName = ["a", "b"];
const inPlace = ["c"];
const inCategory = "d";
const inGoods = "f";

/** Words that say that it is a shop, or nothing: `duka la nguo` looks for `nguo`. */
const fillers = new Set(
  "duka maduka shop shops store stores la ya wa za cha vya na kwa katika the of and in for at a".split(" "),
);

const either = (words: string[]) => `(${words.join(" | ")})`;
// Sounds are letters and digits only: nothing in them ends the quotes.
const beginning = (sound: string, where: string[]) => either(where.map((at) => `'${at}${sound}':*`));
/** One or two letters begin some word of nearly every category, and of the many words for goods four still begin too many. */
function anywhere(sound: string): string {
  const named = [...inName, ...inPlace];
  if (sound.length < 3) return beginning(sound, named);
  if (sound.length < 5) return either([beginning(sound, [...named, inCategory]), `'${inGoods}${sound}'`]);
  return beginning(sound, [...named, inCategory, inGoods]);
}

const telling = (words: Meaning["words"]) => {
  const left = words.filter(({ word }) => !fillers.has(word));
  return left.length > 0 ? left : words;
};

/**
 * What counts as a match, the best first: the name begins so, its words do, words anywhere do, words a letter away from
 * them are there. Nothing where there is no word to look for.
 */
export function ranksOf({ key, words }: Meaning): Match[] {
  if (words.length === 0) return [];
  const told = telling(words);
  const near = told.map(({ sound, near }) => either([anywhere(sound), ...near.map((word) => `'${word}'`)]));
  return [
    { begins: key },
    { words: words.map(({ sound }) => beginning(sound, inName)).join(" & ") },
    { words: told.map(({ sound }) => anywhere(sound)).join(" & ") },
    { words: near.join(" & ") },
  ];
}

/** Listings of a category; of a place, undefined where its name holds no word and none are there. */
export const categoryOf = (category: ShopCategory): string => `'e${category.replaceAll(/[^a-z]/g, "")}'`;
export const placeOf = ({ words }: Meaning): string | undefined =>
  words.map(({ sound }) => beginning(sound, inPlace)).join(" & ") || undefined;

const isMoment = (text: string) =>
  /^\d{4}-.{21}Z$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().slice(0, -1) === text.slice(0, -4);
const Text = z.string().check(z.refine((text) => text.isWellFormed() && !text.includes("\u0000")));

/** Where a page ended. `newest`: at a moment. A number: among the matches of that rank, at a name. */
const Cursor = z.union([
  z.tuple([z.literal("newest"), z.string().check(z.refine(isMoment)), Text]),
  z.tuple([z.int().check(z.gte(0), z.lte(3)), Text, Text]),
]);
export type Cursor = z.infer<typeof Cursor>;

export const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString("base64url");

/** The cursor of a list in this order; undefined when it is none. */
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
