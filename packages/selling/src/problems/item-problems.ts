import { addOnsOf } from "../add-ons-of.ts";
import type { CartItem, OfferedChoice, OfferedProduct, Quantity } from "../cart-item.ts";
import { stockLeft } from "../stock/stock-left.ts";
import { takenBy } from "../stock/taken-by.ts";
import { unitsOf } from "../units-of.ts";
import { type GroupProblem, groupProblems } from "./group-problems.ts";

type ChoiceProblem = { of: "product" | "variant" | "add_on"; id: string } & (
  | { code: "gone" }
  | { code: "sold_out" }
  /** `left`: what the rest of the cart leaves, maybe none; `stock`: what there is. */
  | { code: "not_enough"; left: number; stock: number }
  /** `price_minor`: today's price. */
  | { code: "price_changed"; price_minor: number }
);
/** Why an item cannot be ordered as it is. */
export type ItemProblem = ChoiceProblem | GroupProblem;

type Taken = ReadonlyMap<string, number>;

/**
 * Everything that keeps an item from being ordered; nothing where it can be.
 * @param product as it is on offer now; undefined: no longer.
 * @param taken what the rest of the cart takes, by id.
 */
export function itemProblems(item: CartItem, product: OfferedProduct | undefined, taken: Taken): ItemProblem[] {
  if (!product) return [{ code: "gone", of: "product", id: item.id }];
  const gone = item.variants.find(({ id }) => !product.variants.some((variant) => variant.id === id));
  if (gone) return [{ code: "gone", of: "variant", id: gone.id }];
  const wanted = takenBy([item]);
  const found = (of: "variant" | "add_on", offered: readonly OfferedChoice[], chosen: readonly Quantity[]) =>
    chosen.flatMap((each) => choiceProblem({ of, offered, wanted, taken }, each) ?? []);
  return [
    ...found("variant", product.variants, item.variants),
    ...found("add_on", addOnsOf(product), item.add_ons),
    ...groupProblems(product.add_on_groups, unitsOf(item.variants), item.add_ons),
  ];
}

type Scope = { of: "variant" | "add_on"; offered: readonly OfferedChoice[]; wanted: Taken; taken: Taken };

function choiceProblem(
  { of, offered, wanted, taken }: Scope,
  { id, quantity, price_minor: shown }: Quantity,
): ChoiceProblem | undefined {
  if (quantity === 0) return undefined;
  const choice = offered.find((each) => each.id === id);
  if (!choice) return { code: "gone", of, id };
  const { stock, price } = choice;
  if (stock !== null) {
    const left = stockLeft(stock, taken.get(id));
    if (stock <= 0) return { code: "sold_out", of, id };
    if ((wanted.get(id) ?? 0) > left) return { code: "not_enough", of, id, left, stock };
  }
  return shown === undefined || shown === price.minor
    ? undefined
    : { code: "price_changed", of, id, price_minor: price.minor };
}
