import type { MatchedLine, MatchedProduct, OrderMatches } from "@mauzo/contract/orders/order-matches";
import { type Interpretation, nameWords, type RequestedItem } from "@mauzo/format/order-text/read-order-text";
import type { Offered } from "./offered.ts";
import { placeOf, scoreProduct, wordsOfVariant } from "./score-product.ts";
import { wordSimilarity } from "./word-similarity.ts";

/** A lower score is no match. */
const leastScore = 0.3;
const mostCandidates = 5;
const mostQuantity = 10_000;

type Matched = { wish: RequestedItem; reading: Interpretation; candidates: MatchedProduct[] };

const bestScore = ({ candidates }: Matched) => candidates[0]?.score ?? 0;

function matchReading(wish: RequestedItem, reading: Interpretation, products: readonly Offered[]): Matched {
  const candidates = products
    .map((product) => scoreProduct(product, reading))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score || placeOf(a.product.name, reading) - placeOf(b.product.name, reading))
    .slice(0, mostCandidates);
  return { wish, reading, candidates };
}

/** The reading with the best score; among equals, the one that leaves fewer words unused, then the likelier one. */
function matchWish(wish: RequestedItem, products: readonly Offered[]): Matched {
  const [first, ...others] = wish.readings.map((reading) => matchReading(wish, reading, products));
  if (!first) throw new Error("a wish has no reading");
  return others.reduce((best, next) => {
    const ahead = bestScore(next) - bestScore(best);
    const isFuller = ahead === 0 && bestScore(next) > 0 && next.reading.words.length > best.reading.words.length;
    return ahead > 0 || isFuller ? next : best;
  }, first);
}

/** Joins two items into one name: `wali` and `maharage 2` as `wali na maharage 2`. */
const joined = (wish: RequestedItem, next: RequestedItem): RequestedItem => ({
  ...next,
  text: `${wish.text} ${next.text}`,
  joins: wish.joins,
  readings: next.readings.map((reading) => ({
    ...reading,
    words: [...(wish.readings[0]?.words ?? []), ...reading.words],
  })),
});

/** Appends the words of the next item to this one. */
const behind = ({ wish, reading }: Matched, next: RequestedItem): RequestedItem => ({
  ...wish,
  text: `${wish.text}, ${next.text}`,
  readings: [{ ...reading, words: [...reading.words, ...(next.readings[0]?.words ?? [])] }],
});

/** An add-on of the item before, when the words are its name: `pilau 2 na kachumbari`. */
function findAddOn(product: Offered | undefined, { words }: Interpretation) {
  const addOns = product?.add_on_groups.flatMap((group) => group.add_ons) ?? [];
  return addOns.find(({ name }) => {
    const own = nameWords(name);
    return (
      own.length > 0 &&
      [own, words].every((some, at) =>
        some.every((word) => (at === 0 ? words : own).some((other) => wordSimilarity(word, other) >= 0.8)),
      )
    );
  });
}

/** Size or colour of the item before, after a comma: `blue dress, large`. */
function isOfVariant(matched: Matched, next: RequestedItem | undefined, products: readonly Offered[]): boolean {
  const best = matched.candidates[0];
  if (!next || next.isCounted || !best || best.variant?.name === "") return false;
  const own = products.find(({ id }) => id === best.product.id)?.variants.flatMap(wordsOfVariant) ?? [];
  return (next.readings[0]?.words ?? []).every((word) => own.some((other) => wordSimilarity(word, other) === 1));
}

const wholeOf = (quantity: number) => Math.min(mostQuantity, Math.max(1, Math.ceil(quantity - 1e-9)));

const lineOf = ({ wish, reading, candidates }: Matched): MatchedLine => ({
  text: wish.text,
  quantity: wholeOf(reading.quantity),
  is_rounded: !Number.isInteger(reading.quantity),
  candidates,
});

/** Chooses what each item of a message means, from the products that may be meant by each. */
export function matchMessageItems(
  wishes: readonly RequestedItem[],
  productsFor: (wish: RequestedItem) => Offered[],
): Pick<OrderMatches, "lines" | "unread"> {
  const lines: MatchedLine[] = [];
  const unread: string[] = [];
  let before: { product: Offered | undefined; line: MatchedLine } | undefined;
  for (let at = 0; at < wishes.length; at++) {
    const [wish, next] = [wishes[at], wishes[at + 1]];
    if (!wish) break;
    let matched = matchWish(wish, productsFor(wish));
    if (next?.joins && !wish.isCounted) {
      const both = matchWish(joined(wish, next), [...new Set([...productsFor(wish), ...productsFor(next)])]);
      if (bestScore(both) > Math.max(bestScore(matched), bestScore(matchWish(next, productsFor(next))))) {
        matched = both;
        at++;
      }
    }
    if (isOfVariant(matched, wishes[at + 1], productsFor(wish))) {
      const own = wishes[++at];
      if (own) matched = matchWish(behind(matched, own), productsFor(wish));
    }
    const { reading, candidates } = matched;
    const addOn = before && bestScore(matched) < 0.8 ? findAddOn(before.product, reading) : undefined;
    const main = before?.line.candidates[0];
    if (addOn && before && main) {
      const quantity = wish.isCounted ? wholeOf(reading.quantity) : before.line.quantity;
      main.add_ons.push({ id: addOn.id, name: addOn.name, price: addOn.price, quantity });
      continue;
    }
    if (candidates.length === 0 && !wish.isCounted) {
      unread.push(matched.wish.text);
      before = undefined;
      continue;
    }
    const line = lineOf(matched);
    const best = candidates[0]?.product.id;
    before = {
      product: productsFor(wish)
        .concat(next ? productsFor(next) : [])
        .find(({ id }) => id === best),
      line,
    };
    lines.push(line);
  }
  return { lines, unread };
}
