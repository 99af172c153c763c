import { createHash } from "node:crypto";
import type { Reason } from "@mauzo/contract/errors";
import type { CartMethod, CartOrder } from "@mauzo/contract/orders/cart";
import type { Order } from "@mauzo/contract/orders/orders";
import type { StandingCharge } from "@mauzo/contract/shop/standing-charges";
import { deliveryFeeMinor } from "@mauzo/format/delivery-fee";
import { toE164 } from "@mauzo/format/phone";
import { addOnsOf } from "@mauzo/selling/add-ons-of";
import type { OfferedProduct } from "@mauzo/selling/cart-item";
import { groupProblems } from "@mauzo/selling/problems/group-problems";
import { unitsOf } from "@mauzo/selling/units-of";
import type * as z from "zod/mini";
import type { NewOrderLine } from "../../orders/place-order.ts";
import { type PricedCharge, priceCharges, totalOf } from "../../orders/steps/price-charges.ts";
import { addOnsReason } from "../steps/choice-reasons.ts";

/** Ten trillion shillings: far above any order, and well within a safe integer. */
const largestTotalMinor = 1e15;
type Submitted = z.output<typeof CartOrder>;

/**
 * Tells a repeated submit from a different one: hashes the choices and the delivery, independent of the order of the
 * lines.
 */
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
  if (delivery?.method_id) items.push(`way/${delivery.method_id}/${delivery.place}`);
  return createHash("sha256").update(items.join("\n")).digest();
}

/** Whether a repeated submit has the customer and note of the placed order; empty fields match anything. */
export function isSameBuyer(order: Pick<Order, "customer" | "note">, { customer, note }: Submitted): boolean {
  const fits = (given: string | undefined, kept: string | null | undefined) => !given || given === (kept ?? "");
  const phone = customer?.phone ? (toE164(customer.phone) ?? customer.phone) : "";
  return fits(customer?.name, order.customer?.name) && fits(phone, order.customer?.phone) && fits(note, order.note);
}

/** What is wrong with a submitted order, and where. */
export type Problem = { reason: Reason; loc: (string | number)[] };

type Reading = { problem: Problem } | { lines: NewOrderLine[] };
type Sold = OfferedProduct & { name: string };

/** A product of the cart with the submitted quantities, or the problem with them. */
function readProduct(
  product: Sold,
  submitted: Submitted["products"][number],
  item: number,
  loc: (string | number)[],
): Reading {
  const lines: NewOrderLine[] = [];
  for (const [kind, choices, chosen] of [
    ["variant", product.variants, submitted.variants],
    ["add_on", addOnsOf(product), submitted.add_ons],
  ] as const) {
    const seen = new Set<string>();
    for (const [index, { id, quantity }] of chosen.entries()) {
      const at = [...loc, kind === "variant" ? "variants" : "add_ons", index, "id"];
      const choice = choices.find((candidate) => candidate.id === id);
      if (!choice) return { problem: { reason: "cart_item_unknown", loc: at } };
      if (seen.has(id)) return { problem: { reason: "cart_item_twice", loc: at } };
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
 * The lines for the submitted choices, with the cart's own prices and names and the position of their entry, from 1, as
 * the item; or the first entry that is not in the cart.
 */
export function readChoices(products: readonly Sold[], entries: Submitted["products"]): Reading {
  const lines: NewOrderLine[] = [];
  for (const [index, chosen] of entries.entries()) {
    const loc = ["body", "products", index];
    const product = products.find(({ id }) => id === chosen.id);
    if (!product) return { problem: { reason: "cart_item_unknown", loc: [...loc, "id"] } };
    const reading = readProduct(product, chosen, index + 1, loc);
    if ("problem" in reading) return reading;
    lines.push(...reading.lines);
  }
  return { lines };
}

/**
 * The lines of a submitted order, or the first problem with it. The cart must offer every id; for every unit of an item
 * each add-on group must have at least its min and at most its max. A product that is listed again is another item.
 */
export function readSubmittedOrder(products: readonly Sold[], submitted: Submitted): Reading {
  const reading = readChoices(products, submitted.products);
  if ("problem" in reading) return reading;
  const { lines } = reading;
  for (const [index, { id, variants, add_ons }] of submitted.products.entries()) {
    const groups = products.find((each) => each.id === id)?.add_on_groups ?? [];
    const [problem] = groupProblems(groups, unitsOf(variants), add_ons);
    if (problem) return { problem: { reason: addOnsReason(problem), loc: ["body", "products", index, "add_ons"] } };
  }
  if (!lines.some((line) => line.kind === "variant"))
    return { problem: { reason: "cart_empty", loc: ["body", "products"] } };
  if (totalOf(lines) > largestTotalMinor) return { problem: { reason: "cart_too_large", loc: ["body", "products"] } };
  return { lines };
}

type Chosen = { delivery: Order["delivery"]; charges: PricedCharge[] };

/** What the shop adds to every order, as charges of an order. */
export const standingCharges = (charges: readonly StandingCharge[], goodsMinor: number): PricedCharge[] =>
  priceCharges(
    goodsMinor,
    charges.map(({ id: _, ...charge }) => ({ kind: "charge", ...charge })),
  );

/** The chosen delivery and its cost for this product total; or what is missing. */
export function readDelivery(
  methods: CartMethod[],
  delivery: Submitted["delivery"],
  goodsMinor: number,
): { problem: Problem } | Chosen {
  if (methods.length === 0) return { delivery: null, charges: [] };
  const method = methods.find(({ id }) => id === delivery?.method_id);
  if (!method) return { problem: { reason: "delivery_missing", loc: ["body", "delivery"] } };
  const place = method.asks_place ? (delivery?.place ?? "") : "";
  if (method.asks_place && place === "")
    return { problem: { reason: "place_missing", loc: ["body", "delivery", "place"] } };
  const fee = deliveryFeeMinor(
    { fee_minor: method.fee.minor, free_from_minor: method.free_from?.minor ?? null },
    goodsMinor,
  );
  const charge: PricedCharge = { kind: "delivery", name: method.name, type: "fixed", value: fee, amountMinor: fee };
  return { delivery: { method: method.name, place }, charges: fee > 0 ? [charge] : [] };
}
