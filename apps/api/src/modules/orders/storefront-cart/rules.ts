import type { Product } from "@mauzo/contract/catalogue/products";
import type { Reason } from "@mauzo/contract/errors";
import type { lineProblems } from "@mauzo/contract/storefront/public-shops";
import { addOnsOf } from "@mauzo/selling/add-ons-of";
import { type CartLine, lineToItem } from "@mauzo/selling/line-to-item";
import { cartProblems } from "@mauzo/selling/problems/cart-problems";
import type { ItemProblem } from "@mauzo/selling/problems/item-problems";
import { addOnsReason, stockReason } from "../cart/steps/choice-reasons.ts";

/** A problem of a line, with the name of what it is about: empty when it is unknown here. */
export type LineProblem = { line: number; name: string; problem: ItemProblem };

/** The problems with a cart of the shop's page. @param products those on sale now. */
export function storefrontProblems(products: readonly Product[], lines: readonly CartLine[]): LineProblem[] {
  const productOf = ({ product_id }: CartLine) => products.find(({ id }) => id === product_id);
  const problems = cartProblems(lines.map((line) => ({ item: lineToItem(line), product: productOf(line) })));
  return lines.flatMap((of, line) =>
    (problems[line] ?? []).map((problem) => ({ line, problem, name: nameOf(productOf(of), of, problem) })),
  );
}

function nameOf(product: Product | undefined, { variant_id }: CartLine, problem: ItemProblem): string {
  if ("group" in problem) return problem.group.name;
  const variant = product?.variants.find(({ id }) => id === variant_id);
  if (!product || !variant) return "";
  const addOn = addOnsOf(product).find(({ id }) => problem.of === "add_on" && id === problem.id);
  return [product.name, variant.name, addOn?.name].filter(Boolean).join(" · ");
}

/** The problem's type on the wire. */
export function problemType({ code }: ItemProblem): (typeof lineProblems)[number] {
  if (code === "group_needs_more" || code === "group_has_too_many") return "add_ons";
  return code === "not_enough" ? "few_left" : code;
}

/** The reason that the shopper reads. */
export function lineReason({ problem, name }: LineProblem): Reason {
  switch (problem.code) {
    case "gone":
      return name === "" ? "product_gone" : { code: "item_gone", values: { name } };
    case "sold_out":
      return stockReason(name, 0);
    case "not_enough":
      return stockReason(name, problem.stock);
    case "price_changed":
      return { code: "price_changed", values: { name } };
    case "group_needs_more":
    case "group_has_too_many":
      return addOnsReason(problem);
  }
}
