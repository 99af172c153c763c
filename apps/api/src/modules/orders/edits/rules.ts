import type { ChargeInput } from "@mauzo/contract/orders/order-charges";
import type { OrderChange } from "@mauzo/contract/orders/order-history";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import type { Money } from "@mauzo/contract/shared";
import type { NewOrderLine } from "../orders/place-order.ts";
import { chargedTotalOf, type PricedCharge, priceCharges } from "../orders/steps/price-charges.ts";

type Kind = OrderLine["kind"];
/** Units of something that has a stock. */
export type Item = { kind: Kind; itemId: string; name: string; quantity: number };
/** What moves between the shelf and an order; below nothing: goes out. */
export type Shift = Omit<Item, "quantity"> & { change: number };
/** A line of an order, with what it is to be. */
export type Kept = { line: OrderLine; quantity: number };

/** A change of what is in an order, thought through. */
export type Plan = {
  lines: { id: string; quantity: number; returned: number }[];
  added: NewOrderLine[];
  /** All there are afterwards; undefined where they stay as they are. */
  charges: PricedCharge[] | undefined;
  quantity: number;
  totalMinor: number;
  note: string;
  shifts: Shift[];
  /** Of what comes back, what cannot be sold again. */
  writtenOff: Item[];
  /** undefined: nothing changes. */
  change: OrderChange["change"] | undefined;
};

const nameOf = (product: string, name: string) => [product, name].filter(Boolean).join(" · ");
export const itemOf = ({ line, quantity }: Kept): Item => ({
  ...{ kind: line.kind, itemId: line.item_id, name: nameOf(line.product_name, line.name), quantity },
});
export const newItemOf = ({ kind, itemId, productName, name, quantity }: NewOrderLine): Item => ({
  ...{ kind, itemId, name: nameOf(productName, name), quantity },
});
export const keptAsIs = ({ lines }: Order): Kept[] => lines.map((line) => ({ line, quantity: line.quantity }));

/** What moves: what there is more of goes out; what there is less of comes back, as far as it is out. */
export function shiftsOf(before: Item[], after: Item[], out: readonly Pick<Item, "itemId" | "quantity">[]): Shift[] {
  const shifts = new Map<string, Shift>();
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

/** What of this comes back and cannot be sold again, each thing once. */
export const writtenOffOf = (items: Item[], shifts: readonly Shift[]): Item[] =>
  shifts.flatMap(({ change, ...item }) => {
    const spoilt = items.reduce((sum, { itemId, quantity }) => (itemId === item.itemId ? sum + quantity : sum), 0);
    return spoilt > 0 && change > 0 ? [{ ...item, quantity: Math.min(spoilt, change) }] : [];
  });

export const goodsOf = (kept: Kept[]): number =>
  kept.reduce((sum, { line, quantity }) => sum + line.unit_price.minor * quantity, 0);
export const unitsOf = (items: readonly Pick<Item, "kind" | "quantity">[]): number =>
  items.reduce((sum, { kind, quantity }) => (kind === "variant" ? sum + quantity : sum), 0);

/** An order's charges as they were set. */
export const inputsOf = ({ charges }: Order): ChargeInput[] =>
  charges.map(({ kind, name, type, value }) => ({ kind, name, type, value }));

/** An order's charges on fewer goods: shares are shares of what is left, and no discount is more than that. */
export function chargesOnLess(goodsMinor: number, inputs: readonly ChargeInput[]) {
  const charges = priceCharges(goodsMinor, inputs);
  let over = -chargedTotalOf(goodsMinor, charges);
  for (const charge of charges.filter(({ kind }) => kind === "discount")) {
    const less = Math.min(Math.max(0, over), charge.amountMinor);
    charge.amountMinor -= less;
    over -= less;
  }
  return { charges, totalMinor: chargedTotalOf(goodsMinor, charges) };
}

type Sized = Pick<PricedCharge, "kind" | "name" | "type" | "value" | "amountMinor">;
const sizedOf = ({ charges }: Order): Sized[] =>
  charges.map(({ amount, ...charge }) => ({ ...charge, amountMinor: amount.minor }));
const asText = (charges: readonly Sized[]) =>
  JSON.stringify(charges.map(({ kind, name, type, value, amountMinor }) => [kind, name, type, value, amountMinor]));

/** These charges, or undefined where the order has just them. */
export const ifOther = (order: Order, charges: PricedCharge[]) =>
  asText(sizedOf(order)) === asText(charges) ? undefined : charges;

/** What became of the charges that changed, by their names. */
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
