import type { MatchedLine } from "@mauzo/contract/orders/order-matches";
import type { OrderWish, ProductFacts } from "../flow-requests.ts";

/** The lines of a matched message as a conversation is told of them. */
export const toWishes = (lines: readonly MatchedLine[], products: ReadonlyMap<string, ProductFacts>): OrderWish[] =>
  lines.map(({ text, quantity, is_rounded, candidates }) => ({
    ...{ words: text, quantity, is_rounded },
    candidates: candidates.flatMap(({ product, variant, add_ons, score }) => {
      const facts = products.get(product.id);
      const extras = add_ons.map((addOn) => ({ id: addOn.id, quantity: addOn.quantity }));
      return facts ? [{ product: facts, variant_id: variant?.id ?? null, add_ons: extras, score }] : [];
    }),
  }));
