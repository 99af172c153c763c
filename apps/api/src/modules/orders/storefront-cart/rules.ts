import type { AddOnGroup } from "@mauzo/contract/catalogue/add-ons";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { lineProblems, StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import type * as z from "zod/mini";
import type { groupCartLines } from "../cart/steps/group-cart-lines.ts";

type Line = z.output<typeof StorefrontCart>["lines"][number];
/** A problem of a line, and the product it is about; the numbers are the stock left, or the minimum and maximum. */
export type Problem = {
  kind: (typeof lineProblems)[number];
  line: number;
  name: string;
  least: number;
  most: number;
};
type Item = { id: string; name: string; price: { minor: number }; stock: number | null };
type Wanted = { id: string; quantity: number; price_minor?: number | undefined };

type Check = { name: string; line: number; taken: number };

function problemOf(item: Item | undefined, wanted: Wanted, { name, line, taken }: Check): Problem | undefined {
  const problem = { line, name, least: 0, most: item?.stock ?? 0 };
  if (!item) return { ...problem, kind: "gone" };
  if (item.stock !== null && item.stock <= 0) return { ...problem, kind: "sold_out" };
  if (item.stock !== null && taken > item.stock) return { ...problem, kind: "few_left" };
  return wanted.price_minor === undefined || item.price.minor === wanted.price_minor
    ? undefined
    : { ...problem, kind: "price_changed" };
}

function groupProblem(group: AddOnGroup, line: Line, at: number): Problem | undefined {
  const inGroup = new Set(group.add_ons.map(({ id }) => id));
  const count = line.add_ons.reduce((sum, { id, quantity }) => sum + (inGroup.has(id) ? quantity : 0), 0);
  const [least, most] = [group.min * line.quantity, group.max * line.quantity];
  return count < least || count > most ? { kind: "add_ons", line: at, name: group.name, least, most } : undefined;
}

const called = (...parts: string[]) => parts.filter(Boolean).join(" · ");

type Chosen = Parameters<typeof groupCartLines>[0][number];

/** The lines of a cart, or all problems with the input. @param products those on sale now. */
export function readStorefrontCart(
  products: readonly Product[],
  lines: readonly Line[],
): { problems: Problem[] } | { lines: Chosen[] } {
  const problems: Problem[] = [];
  const chosen: Chosen[] = [];
  const taken = (itemId: string) =>
    chosen
      .flatMap(({ variantId: id, quantity, addOns }) => [{ id, quantity }, ...addOns])
      .reduce((sum, { id, quantity }) => (id === itemId ? sum + quantity : sum), 0);
  for (const [at, line] of lines.entries()) {
    const product = products.find(({ id }) => id === line.product_id);
    const variant = product?.variants.find(({ id }) => id === line.variant_id);
    if (!product || !variant) {
      problems.push({ kind: "gone", line: at, name: "", least: 0, most: 0 });
      continue;
    }
    const { quantity, add_ons } = line;
    chosen.push({ productId: product.id, variantId: variant.id, quantity, addOns: add_ons });
    const addOns = product.add_on_groups.flatMap((group) => group.add_ons);
    const name = called(product.name, variant.name);
    const found = [
      problemOf(variant, { id: variant.id, ...line }, { name, line: at, taken: taken(variant.id) }),
      ...add_ons.map((wanted) => {
        const addOn = addOns.find(({ id }) => id === wanted.id);
        const check = { name: called(name, addOn?.name ?? ""), line: at, taken: taken(wanted.id) };
        return problemOf(addOn, wanted, check);
      }),
      ...product.add_on_groups.map((group) => groupProblem(group, line, at)),
    ];
    problems.push(...found.filter((problem) => problem !== undefined));
  }
  return problems.length > 0 ? { problems } : { lines: chosen };
}
