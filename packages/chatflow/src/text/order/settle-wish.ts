import { readOrderText } from "@mauzo/format/order-text/read-order-text";
import type { CartLine, Draft } from "../../chat-state.ts";
import { addOnsFit, draftUnitsLeft, newDraft, variantLeft } from "../../engine/cart-line-draft.ts";
import type { OrderWish, ProductFacts, VariantFacts } from "../../flow-requests.ts";

/** A line that is wrong costs more than a question: what is put into the cart unasked is sure. */
const sure = 0.6;
/** Words without a quantity say less: only the whole name is sure. */
const sureUncounted = 0.9;
const likely = 0.45;
/** Two of them are meant alike when their scores are nearer than this. */
const lead = 0.15;
const choicesMax = 9;

type Candidate = OrderWish["candidates"][number];
/** `variant` null: it is chosen step by step. */
export type Choice = { product: ProductFacts; variant: VariantFacts | null };
export type Settled =
  | { kind: "add"; product: ProductFacts; variant: VariantFacts; line: CartLine; isFewer: boolean }
  | { kind: "ask"; choices: Choice[] }
  /** Its add-ons have to be chosen. */
  | { kind: "choose"; product: ProductFacts }
  | { kind: "sold-out"; product: ProductFacts; isInCart: boolean }
  | { kind: "unknown" }
  /** Words beside the order. */
  | { kind: "nothing" };

const bestOf = ({ candidates }: OrderWish) => candidates[0]?.score ?? 0;
export const isCounted = ({ words }: OrderWish) => readOrderText(words).some((each) => each.isCounted);

/** Whether at least one wish of a sentence is surely something of the shop: otherwise it is no order. */
export const ordersGoods = (wishes: readonly OrderWish[]): boolean => wishes.some((wish) => bestOf(wish) >= sure);

const hasToChoose = (product: ProductFacts) => product.add_on_groups.some(({ min }) => min > 0);
const inStock = (product: ProductFacts, cart: readonly CartLine[]) =>
  product.variants.filter((variant) => variantLeft(variant, cart) > 0);

/** The add-ons of one unit; undefined where they cannot be shared out evenly. */
function perUnit({ add_ons }: Candidate, quantity: number): Draft["add_ons"] | undefined {
  if (add_ons.some((addOn) => addOn.quantity % quantity !== 0)) return undefined;
  return add_ons.map(({ id, quantity: all }) => ({ id, quantity: all / quantity }));
}

/** What becomes of a wish once it is known which variant it means. */
export function settleVariant(
  { quantity }: Pick<OrderWish, "quantity">,
  candidate: Candidate,
  variant: VariantFacts,
  cart: readonly CartLine[],
): Settled {
  const { product } = candidate;
  const add_ons = perUnit(candidate, quantity);
  const draft = { ...newDraft(product.id), variant_id: variant.id, add_ons: add_ons ?? [] };
  if (variantLeft(variant, cart) < 1) return { kind: "sold-out", product, isInCart: variant.stock > 0 };
  if (!add_ons || !addOnsFit(draft, product)) return { kind: "choose", product };
  const left = draftUnitsLeft(draft, product, variant, cart);
  if (left < 1) return { kind: "choose", product };
  const taken = Math.min(quantity, left);
  return {
    ...{ kind: "add", product, variant, isFewer: taken < quantity },
    line: {
      ...{ product_id: product.id, variant_id: variant.id, quantity: taken },
      add_ons: add_ons.map((addOn) => ({ id: addOn.id, quantity: addOn.quantity * taken })),
    },
  };
}

/** One row for each variant that is left; for each product where those would be too many. */
function choicesOf(candidates: readonly Candidate[], cart: readonly CartLine[]): Choice[] {
  const whole = candidates.map(({ product, variant_id }) => {
    const left = inStock(product, cart);
    return { product, left: variant_id === null ? left : left.filter(({ id }) => id === variant_id) };
  });
  const each = whole.flatMap(({ product, left }): Choice[] =>
    hasToChoose(product)
      ? left.slice(0, 1).map(() => ({ product, variant: null }))
      : left.map((variant) => ({ product, variant })),
  );
  if (each.length <= choicesMax) return each;
  const products = whole.filter(({ left }) => left.length > 0);
  return products.slice(0, choicesMax).map(({ product }) => ({ product, variant: null }));
}

/** What somebody who was asked what they mean said in other words: the one that was asked about, if they name only that. */
export function namedAmong(asked: OrderWish, said: OrderWish): Candidate | undefined {
  const [best] = said.candidates;
  if (!best || best.score < sure) return undefined;
  const ids = new Set(said.candidates.flatMap(({ product, score }) => (best.score - score < lead ? [product.id] : [])));
  const named = asked.candidates.filter(({ product }) => ids.has(product.id));
  return named.length === 1 ? named[0] : undefined;
}

/** Decides what a wish means: what is sure goes into the cart, what is not is asked. */
export function settleWish(wish: OrderWish, cart: readonly CartLine[]): Settled {
  const [best] = wish.candidates;
  const counted = isCounted(wish);
  if (!best || best.score < likely) return { kind: counted ? "unknown" : "nothing" };
  if (!counted && best.score < sure) return { kind: "nothing" };
  const near = wish.candidates.filter(({ score }) =>
    best.score >= 0.99 ? score >= 0.99 : score >= likely && best.score - score < lead,
  );
  const asked = (): Settled => {
    const choices = choicesOf(near, cart);
    if (choices.length > 0) return { kind: "ask", choices };
    return { kind: "sold-out", product: best.product, isInCart: best.product.variants.some(({ stock }) => stock > 0) };
  };
  if (near.length > 1 || wish.is_rounded || best.score < (counted ? sure : sureUncounted)) return asked();
  const { product } = best;
  const [only, ...others] = product.variants;
  const variant = others.length === 0 ? only : product.variants.find(({ id }) => id === best.variant_id);
  if (variant) return settleVariant(wish, best, variant, cart);
  return hasToChoose(product) && inStock(product, cart).length > 0 ? { kind: "choose", product } : asked();
}
