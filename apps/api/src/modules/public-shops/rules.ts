import * as z from "zod/mini";

/** How the database reads what somebody typed: folded for the order by name, and each word as it sounds. */
export type Meaning = {
  key: string;
  words: {
    word: string;
    sound: string;
    /** Words of the directory that are a letter away from it. */
    near: string[];
  }[];
};

/** What a listing has to be: its name begins so, or a tsquery finds its words. */
export type Match = { begins: string } | { words: string };

/** Where words stand: in the name A, the place B, anywhere. */
type Weight = "" | "A" | "B";

/** Words that say that it is a shop, or nothing: `duka la nguo` looks for `nguo`. */
const fillers = new Set(
  "duka maduka shop shops store stores la ya wa za cha vya na kwa katika the of and in for at a".split(" "),
);

// Sounds are letters and digits only: nothing in them ends the quotes.
const beginning = (sound: string, weight: Weight) => `'${sound}':*${weight}`;
const together = (words: string[]): Match[] => (words.length > 0 ? [{ words: words.join(" & ") }] : []);

/** Each of the words begins one that stands there. */
const eachIn = ({ words }: Meaning, weight: Weight) => together(words.map(({ sound }) => beginning(sound, weight)));

const telling = ({ words }: Meaning) => {
  const left = words.filter(({ word }) => !fillers.has(word));
  return { words: left.length > 0 ? left : words };
};
const anyOf = (words: string[]) => `(${words.join(" | ")})`;

/**
 * What counts as a match, the best first: the name begins so, its words do, words anywhere do, words a letter away from
 * them are there. Nothing where there is no word to look for.
 */
export function ranksOf(meaning: Meaning): Match[] {
  const told = { ...meaning, ...telling(meaning) };
  const near = told.words.map(({ sound, near }) => anyOf([beginning(sound, ""), ...near.map((word) => `'${word}'`)]));
  const begins = meaning.key === "" ? [] : [{ begins: meaning.key }];
  return [...begins, ...eachIn(meaning, "A"), ...eachIn(told, ""), ...together(near)];
}

/** Listings of a place; undefined where its name holds no word, and none are there. */
export const placeOf = (meaning: Meaning): Match | undefined => eachIn(meaning, "B")[0];

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
