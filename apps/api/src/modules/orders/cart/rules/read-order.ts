import { createHash } from "node:crypto";
import type { CartOrder, CartProduct, CartWay } from "@mauzo/contract/orders/cart";
import type { Order } from "@mauzo/contract/orders/orders";
import { deliveryFeeMinor } from "@mauzo/format/delivery-fee";
import { toE164 } from "@mauzo/format/phone";
import type * as z from "zod/mini";
import type { NewOrder, NewOrderLine } from "../../orders/place-order.ts";

type PricedCharge = NonNullable<NewOrder["charges"]>[number];
/** Ten trillion shillings: far beyond any order and far within what a safe integer holds. */
const largestTotalMinor = 1e15;
type Submitted = z.output<typeof CartOrder>;

/** Tells a repeated submit from a different one: who orders what with what, whatever the order of the lines. */
export function submissionHash({ products, delivery }: Submitted): Buffer {
  const texts = products.map(({ id, variants, add_ons }) =>
    [...variants, ...add_ons]
      .filter(({ quantity }) => quantity > 0)
      .map((choice) => `${id}/${choice.id}/${choice.quantity}`)
      .sort(),
  );
  const ofProduct = Map.groupBy(texts.filter((text) => text.length > 0).sort(), ([first]) => first?.split("/")[0]);
  const items = [...ofProduct.values()]
    .flatMap((some) => some.flatMap((text, place) => text.map((line) => (place === 0 ? line : `${line}/${place}`))))
    .sort();
  if (delivery?.way_id) items.push(`way/${delivery.way_id}/${delivery.place}`);
  return createHash("sha256").update(items.join("\n")).digest();
}

/** Whether a repeated submit names the customer and note of the order that was placed; what it leaves empty fits. */
export function isSameBuyer(order: Pick<Order, "customer" | "note">, { customer, note }: Submitted): boolean {
  const fits = (given: string | undefined, kept: string | null | undefined) => !given || given === (kept ?? "");
  const phone = customer?.phone ? (toE164(customer.phone) ?? customer.phone) : "";
  return fits(customer?.name, order.customer?.name) && fits(phone, order.customer?.phone) && fits(note, order.note);
}

export type Problem =
  | { kind: "unknown"; loc: (string | number)[] }
  | { kind: "twice"; loc: (string | number)[] }
  | { kind: "empty"; loc: (string | number)[] }
  | { kind: "too-large"; loc: (string | number)[] }
  | { kind: "way"; loc: (string | number)[] }
  | { kind: "place"; loc: (string | number)[] }
  | { kind: "add-ons"; loc: (string | number)[]; group: string; least: number; most: number };

type Reading = { problem: Problem } | { lines: NewOrderLine[] };
/** What is wrong with the add-ons of one item. */
type GroupProblem = Omit<Extract<Problem, { kind: "add-ons" }>, "loc">;

/** The first group of which these lines of one item have too few or too many: so many for each of their units. */
export function groupProblem(
  product: Pick<CartProduct, "add_on_groups" | "add_ons">,
  lines: readonly Pick<NewOrderLine, "kind" | "itemId" | "quantity">[],
): GroupProblem | undefined {
  const units = lines.reduce((sum, line) => sum + (line.kind === "variant" ? line.quantity : 0), 0);
  for (const group of product.add_on_groups) {
    const inGroup = new Set(product.add_ons.filter((addOn) => addOn.group_id === group.id).map((addOn) => addOn.id));
    const count = lines.reduce((sum, line) => sum + (inGroup.has(line.itemId) ? line.quantity : 0), 0);
    const [least, most] = [group.min * units, group.max * units];
    if (count < least || count > most) return { kind: "add-ons", group: group.name, least, most };
  }
  return undefined;
}

/** A cart's product with the quantities of the submitted order, or what of it cannot be read. */
function readProduct(
  product: CartProduct,
  submitted: Submitted["products"][number],
  item: number,
  loc: (string | number)[],
): Reading {
  const lines: NewOrderLine[] = [];
  for (const [kind, choices, chosen] of [
    ["variant", product.variants, submitted.variants],
    ["add_on", product.add_ons, submitted.add_ons],
  ] as const) {
    const seen = new Set<string>();
    for (const [index, { id, quantity }] of chosen.entries()) {
      const at = [...loc, kind === "variant" ? "variants" : "add_ons", index, "id"];
      const choice = choices.find((candidate) => candidate.id === id);
      if (!choice) return { problem: { kind: "unknown", loc: at } };
      if (seen.has(id)) return { problem: { kind: "twice", loc: at } };
      seen.add(id);
      if (quantity === 0) continue;
      lines.push({
        ...{ kind, item, productId: product.id, productName: product.name },
        ...{ itemId: id, name: choice.name, quantity, unitPriceMinor: choice.price.minor },
      });
    }
  }
  return { lines };
}

/**
 * The lines of what is wanted at the cart's own prices and names, each with the place of its entry, from 1, as its item;
 * or the first thing in it that is not the cart's.
 */
export function readChoices(products: CartProduct[], entries: Submitted["products"]): Reading {
  const lines: NewOrderLine[] = [];
  for (const [index, chosen] of entries.entries()) {
    const loc = ["body", "products", index];
    const product = products.find(({ id }) => id === chosen.id);
    if (!product) return { problem: { kind: "unknown", loc: [...loc, "id"] } };
    const reading = readProduct(product, chosen, index + 1, loc);
    if ("problem" in reading) return reading;
    lines.push(...reading.lines);
  }
  return { lines };
}

/**
 * The lines of a submitted order, or the first thing wrong with it. Every id must be one the cart offers; for every unit of
 * an item each add-on group holds at least its min and at most its max. The same product there again is another item.
 */
export function readOrder(products: CartProduct[], submitted: Submitted): Reading {
  const reading = readChoices(products, submitted.products);
  if ("problem" in reading) return reading;
  const { lines } = reading;
  for (const [index, { id }] of submitted.products.entries()) {
    const product = products.find((each) => each.id === id);
    const together = lines.filter(({ item }) => item === index + 1);
    const problem = product && groupProblem(product, together);
    if (problem) return { problem: { ...problem, loc: ["body", "products", index, "add_ons"] } };
  }
  if (!lines.some((line) => line.kind === "variant")) return { problem: { kind: "empty", loc: ["body", "products"] } };
  const total = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
  if (total > largestTotalMinor) return { problem: { kind: "too-large", loc: ["body", "products"] } };
  return { lines };
}

type Chosen = { delivery: Order["delivery"]; charges: PricedCharge[] };

/** How the customer wants to get goods of so much, and what it costs; or what is missing of it. */
export function readDelivery(
  ways: CartWay[],
  delivery: Submitted["delivery"],
  goodsMinor: number,
): { problem: Problem } | Chosen {
  if (ways.length === 0) return { delivery: null, charges: [] };
  const way = ways.find(({ id }) => id === delivery?.way_id);
  if (!way) return { problem: { kind: "way", loc: ["body", "delivery"] } };
  const place = way.asks_place ? (delivery?.place ?? "") : "";
  if (way.asks_place && place === "") return { problem: { kind: "place", loc: ["body", "delivery", "place"] } };
  const fee = deliveryFeeMinor({ fee_minor: way.fee.minor, free_from_minor: way.free_from?.minor ?? null }, goodsMinor);
  const charge: PricedCharge = { kind: "delivery", name: way.name, type: "fixed", value: fee, amountMinor: fee };
  return { delivery: { way: way.name, place }, charges: fee > 0 ? [charge] : [] };
}
