import type { MatchedProduct } from "@mauzo/contract/orders/order-matches";
import { type Interpretation, nameWords } from "@mauzo/format/order-text/read-order-text";
import { containers } from "@mauzo/format/order-text/word-lists";
import type { Offered } from "./offered.ts";
import { wordSimilarity } from "./word-similarity.ts";

type Variant = Offered["variants"][number];

const weightOf = (word: string) => (containers.has(word) ? 0.3 : 1);
const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
/** The best similarity of one requested word to any of these words. */
const bestOf = (said: string, words: readonly string[]) =>
  words.reduce((best, word) => Math.max(best, wordSimilarity(said, word)), 0);
/** The words of a variant, from its name and its values. */
export const wordsOfVariant = ({ name, option_values = [] }: Variant) => nameWords([name, ...option_values].join(" "));

/** How much of a name was mentioned; `3 kg` of something matches `1kg` too. */
function sharedOf(name: readonly string[], { words, unit }: Interpretation): number {
  const said = unit === undefined ? words : [...words, `1${unit}`];
  const shared = name.reduce((sum, word) => sum + bestOf(word, said) * weightOf(word), 0);
  return name.length === 0 ? 0 : shared / weigh(name);
}

/** The variant that matches most words, and whether it is the only one with as many. */
function pickVariant(variants: readonly Variant[], { words, unit }: Interpretation) {
  const hints = unit === undefined ? words : [...words, `1${unit}`];
  const ranked = variants
    .map((variant) => {
      const own = wordsOfVariant(variant);
      return { variant, own, fit: hints.reduce((sum, word) => sum + bestOf(word, own), 0) };
    })
    .sort((a, b) => b.fit - a.fit);
  const [first, second] = ranked;
  if (!first) return undefined;
  return { ...first, isMeant: second === undefined || first.fit > second.fit };
}

/** The position in the name of the first requested word: `maharage` rather means `Maharage` than `Wali na maharage`. */
export const placeOf = (name: string, { words }: Interpretation): number =>
  nameWords(name).findIndex((word) => bestOf(word, words) >= 0.8);

/** The weight of words in a description, which are about many things. */
const described = 0.5;

/** How well a reading of the message matches a product, and which of its variants is meant. */
export function scoreProduct(product: Offered, reading: Interpretation): MatchedProduct {
  const name = nameWords(product.name);
  const picked = pickVariant(product.variants, reading);
  const variant = picked?.isMeant ? picked.variant : undefined;
  const ofVariants = picked?.own ?? [];
  const about = nameWords(product.description);
  const said = reading.words.reduce((sum, word) => {
    const fit = Math.max(bestOf(word, name), bestOf(word, ofVariants), described * bestOf(word, about));
    return sum + fit * weightOf(word);
  }, 0);
  const share = reading.words.length === 0 ? 0 : said / weigh(reading.words);
  const score = share * (0.6 + 0.4 * sharedOf(name, reading));
  const { id, image_url } = product;
  return {
    product: { id, name: product.name, image_url },
    variant: variant ? { id: variant.id, name: variant.name, price: variant.price, stock: variant.stock } : null,
    add_ons: [],
    score: Math.round(Math.min(1, score) * 100) / 100,
  };
}
