import type { ChargeInput } from "@mauzo/contract/orders/order-charges";
import type { OrderChange } from "@mauzo/contract/orders/order-history";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import type { Money } from "@mauzo/contract/shared";
import type { NewOrderLine } from "../orders/place-order.ts";
import { chargedTotalOf, type PricedCharge, priceCharges } from "../orders/steps/price-charges.ts";

type Kind = OrderLine["kind"];
/** Units of an item that has a stock. */
export type Item = { kind: Kind; itemId: string; name: string; quantity: number };
/** A movement between the stock and an order; negative: out of stock. */
export type StockChange = Omit<Item, "quantity"> & { change: number };
/** A line of an order with its new quantity. */
export type RemainingLine = { line: OrderLine; quantity: number };

/** A planned change of the contents of an order. */
export type Plan = {
  lines: { id: string; quantity: number; returned: number }[];
  added: NewOrderLine[];
  /** All charges afterwards; undefined where they stay as they are. */
  charges: PricedCharge[] | undefined;
  quantity: number;
  totalMinor: number;
  note: string;
  shifts: StockChange[];
  /** The returned units that cannot be sold again. */
  writtenOff: Item[];
  /** The entry for the history; undefined: nothing changes. */
  change: Extract<OrderChange["change"], { kind: "edited" | "returned" }> | undefined;
};

const nameOf = (product: string, name: string) => [product, name].filter(Boolean).join(" · ");
export const itemOf = ({ line, quantity }: RemainingLine): Item => ({
  ...{ kind: line.kind, itemId: line.item_id, name: nameOf(line.product_name, line.name), quantity },
});
export const newItemOf = ({ kind, itemId, productName, name, quantity }: NewOrderLine): Item => ({
  ...{ kind, itemId, name: nameOf(productName, name), quantity },
});
export const unchangedLines = ({ lines }: Order): RemainingLine[] =>
  lines.map((line) => ({ line, quantity: line.quantity }));

/**
 * The stock changes of an edit: additional units go out, removed units come back, as far as the order has taken them.
 */
export function stockChangesOf(
  before: Item[],
  after: Item[],
  out: readonly Pick<Item, "itemId" | "quantity">[],
): StockChange[] {
  const shifts = new Map<string, StockChange>();
  const count = (items: Item[], sign: number) => {
    for (const { quantity, ...item } of items)
      shifts.set(item.itemId, { ...item, change: (shifts.get(item.itemId)?.change ?? 0) + sign * quantity });
  };
  count(before, 1);
  count(after, -1);
  const isOut = (id: string) => out.find(({ itemId }) => itemId === id)?.quantity ?? 0;
  return [...shifts.values()]
    .map((shift) => ({ ...shift, change: Math.min(shift.change, Math.max(0, isOut(shift.itemId))) }))
    .filter(({ change }) => change !== 0);
}

/** The returned units that cannot be sold again, one entry per item. */
export const writtenOffOf = (items: Item[], shifts: readonly StockChange[]): Item[] =>
  shifts.flatMap(({ change, ...item }) => {
    const spoilt = items.reduce((sum, { itemId, quantity }) => (itemId === item.itemId ? sum + quantity : sum), 0);
    return spoilt > 0 && change > 0 ? [{ ...item, quantity: Math.min(spoilt, change) }] : [];
  });

export const subtotalOf = (kept: RemainingLine[]): number =>
  kept.reduce((sum, { line, quantity }) => sum + line.unit_price.minor * quantity, 0);
export const unitsOf = (items: readonly Pick<Item, "kind" | "quantity">[]): number =>
  items.reduce((sum, { kind, quantity }) => (kind === "variant" ? sum + quantity : sum), 0);

/** The charges of an order as they were entered. */
export const inputsOf = ({ charges }: Order): ChargeInput[] =>
  charges.map(({ kind, name, type, value }) => ({ kind, name, type, value }));

/**
 * The charges of an order after a return: percentages apply to the remaining products, and discounts are limited so
 * that the total is not negative.
 */
export function chargesAfterReturn(subtotalMinor: number, inputs: readonly ChargeInput[]) {
  const charges = priceCharges(subtotalMinor, inputs);
  let over = -chargedTotalOf(subtotalMinor, charges);
  for (const charge of charges.filter(({ kind }) => kind === "discount")) {
    const less = Math.min(Math.max(0, over), charge.amountMinor);
    charge.amountMinor -= less;
    over -= less;
  }
  return { charges, totalMinor: chargedTotalOf(subtotalMinor, charges) };
}

type Sized = Pick<PricedCharge, "kind" | "name" | "type" | "value" | "amountMinor">;
const sizedOf = ({ charges }: Order): Sized[] =>
  charges.map(({ amount, ...charge }) => ({ ...charge, amountMinor: amount.minor }));
const asText = (charges: readonly Sized[]) =>
  JSON.stringify(charges.map(({ kind, name, type, value, amountMinor }) => [kind, name, type, value, amountMinor]));

/** These charges, or undefined when the order already has exactly these. */
export const ifOther = (order: Order, charges: PricedCharge[]) =>
  asText(sizedOf(order)) === asText(charges) ? undefined : charges;

/** The changed charges, by name, with their amounts before and after. */
export function chargeChanges(order: Order, charges: readonly Sized[] | undefined) {
  if (charges === undefined) return [];
  const amounts = (of: readonly Sized[]) => {
    const sums = new Map<string, number>();
    for (const { kind, name, amountMinor } of of)
      sums.set(name, (sums.get(name) ?? 0) + (kind === "discount" ? -amountMinor : amountMinor));
    return sums;
  };
  const [before, after] = [amounts(sizedOf(order)), amounts(charges)];
  const money = (minor: number | undefined): Money | null =>
    minor === undefined ? null : { minor, currency: order.total.currency };
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({ name, from: money(before.get(name)), to: money(after.get(name)) }));
}
