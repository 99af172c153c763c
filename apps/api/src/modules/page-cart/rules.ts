import type { AddOnGroup } from "@mauzo/contract/add-on-groups";
import type { Product } from "@mauzo/contract/products";
import type { lineProblems, PageCart } from "@mauzo/contract/public-shops";
import type * as z from "zod/mini";
import type { createCartLink } from "../cart/create-cart-link.ts";

type CartLine = Parameters<typeof createCartLink>[2]["lines"][number];
type Line = z.output<typeof PageCart>["lines"][number];
/** What is wrong with a line, and with what of it; the numbers are what is left, or from how many to how many. */
export type Problem = {
  kind: (typeof lineProblems)[number];
  line: number;
  name: string;
  least: number;
  most: number;
};
type Item = { id: string; name: string; price: { minor: number }; stock: number | null };
type Wanted = { id: string; quantity: number; price_minor?: number | undefined };

/** Something a product has is wanted in several lines: together they take from one stock. */
function addUp(lines: CartLine[], line: CartLine): CartLine[] {
  const same = lines.find((other) => other.variantId === line.variantId && other.addOnId === line.addOnId);
  if (!same) return [...lines, line];
  return lines.map((other) => (other === same ? { ...other, quantity: other.quantity + line.quantity } : other));
}

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

/** The rows of a cart made of these lines, or all that is wrong with them. @param products those on sale now. */
export function readPageCart(
  products: readonly Product[],
  lines: readonly Line[],
): { problems: Problem[] } | { lines: CartLine[] } {
  const problems: Problem[] = [];
  let rows: CartLine[] = [];
  const taken = (itemId: string) =>
    rows.reduce((sum, row) => (row.variantId === itemId || row.addOnId === itemId ? sum + row.quantity : sum), 0);
  for (const [at, line] of lines.entries()) {
    const product = products.find(({ id }) => id === line.product_id);
    const variant = product?.variants.find(({ id }) => id === line.variant_id);
    if (!product || !variant) {
      problems.push({ kind: "gone", line: at, name: "", least: 0, most: 0 });
      continue;
    }
    const addOns = product.add_on_groups.flatMap((group) => group.add_ons);
    rows = addUp(rows, { productId: product.id, variantId: variant.id, addOnId: null, quantity: line.quantity });
    const name = called(product.name, variant.name);
    const found = [
      problemOf(variant, { id: variant.id, ...line }, { name, line: at, taken: taken(variant.id) }),
      ...line.add_ons.map((wanted) => {
        const addOn = addOns.find(({ id }) => id === wanted.id);
        rows = addUp(rows, { productId: product.id, variantId: null, addOnId: wanted.id, quantity: wanted.quantity });
        const check = { name: called(name, addOn?.name ?? ""), line: at, taken: taken(wanted.id) };
        return problemOf(addOn, wanted, check);
      }),
      ...product.add_on_groups.map((group) => groupProblem(group, line, at)),
    ];
    problems.push(...found.filter((problem) => problem !== undefined));
  }
  return problems.length > 0 ? { problems } : { lines: rows };
}
