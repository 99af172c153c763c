import type { Product } from "@mauzo/contract/catalogue/products";
import { groupOrderLines, type OrderItem } from "@mauzo/contract/orders/group-order-lines";
import type { ChargeInput, ChargeKind } from "@mauzo/contract/orders/order-charges";
import type { DraftItem, DraftLine } from "@mauzo/contract/orders/order-drafts";
import type { OrderEdit } from "@mauzo/contract/orders/order-edits";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import { unitsOf } from "@mauzo/selling/units-of";
import { chosenProducts, lineOf, linesProblem } from "./order-draft.ts";

export type ChargeRow = Omit<ChargeInput, "value"> & { key: number; value: number | undefined };

/** An edit of an order as it is typed. */
export type EditDraft = {
  version: number;
  /** Only for the lines that were changed. */
  quantities: Record<string, number>;
  added: DraftLine[];
  /** The add-ons added to existing items, by item. */
  extras: Record<string, DraftItem[]>;
  charges: ChargeRow[];
  note: string;
  reason: string;
};

export const editOf = ({ version, charges, note }: Order): EditDraft => ({
  ...{ version, quantities: {}, added: [], extras: {}, note, reason: "" },
  charges: charges.map(({ kind, name, type, value }, key) => ({ kind, name, type, value, key })),
});

/** Applies what was typed to the current version of the order. */
export const rebaseDraft = (draft: EditDraft, { version, lines }: Order): EditDraft => ({
  ...draft,
  version,
  quantities: Object.fromEntries(
    Object.entries(draft.quantities).filter(([id]) => lines.some((line) => line.id === id)),
  ),
});

export const quantityIn = ({ quantities }: EditDraft, { id, quantity }: OrderLine) => quantities[id] ?? quantity;

const keyOf = ({ item, productId }: Pick<OrderItem, "item" | "productId">) => `${item}/${productId}`;
export const extrasOf = ({ extras }: EditDraft, item: OrderItem) => extras[keyOf(item)] ?? [];
const unitsIn = (draft: EditDraft, { variants }: OrderItem) =>
  variants.reduce((sum, line) => sum + quantityIn(draft, line), 0);

/** An item of the order with all its available add-ons to choose from; those it already has count as available. */
export function addOnsOf(draft: EditDraft, item: OrderItem, product: Product): DraftLine {
  const line = lineOf(product);
  const extras = extrasOf(draft, item);
  return {
    ...line,
    item: item.item,
    variants: item.variants.map((one) => ({
      ...{ id: one.item_id, name: one.name, minor: one.unit_price.minor, stock: null },
      quantity: quantityIn(draft, one),
    })),
    groups: line.groups.map((group) => ({
      ...group,
      addOns: group.addOns.map((addOn) => {
        const there = item.addOns.filter(({ item_id }) => item_id === addOn.id);
        const kept = there.reduce((sum, one) => sum + quantityIn(draft, one), 0);
        return {
          ...addOn,
          stock: addOn.stock === null ? null : addOn.stock + unitsOf(there),
          quantity: kept + unitsOf(extras.filter(({ id }) => id === addOn.id)),
        };
      }),
    })),
  };
}

/** Applies the chosen add-ons to an item: existing ones keep their price, further ones cost today's price. */
export function withAddOns(draft: EditDraft, item: OrderItem, { groups }: DraftLine): EditDraft {
  const quantities = { ...draft.quantities };
  const extras: DraftItem[] = [];
  for (const addOn of groups.flatMap(({ addOns }) => addOns)) {
    let left = addOn.quantity;
    for (const line of item.addOns.filter(({ item_id }) => item_id === addOn.id)) {
      quantities[line.id] = Math.min(line.quantity, left);
      left -= quantities[line.id] ?? 0;
    }
    if (left > 0) extras.push({ ...addOn, quantity: left });
  }
  return { ...draft, quantities, extras: { ...draft.extras, [keyOf(item)]: extras } };
}

/** Sets the quantity of a line; when its item has no units left, its add-ons go too, and they return with it. */
export function withQuantity({ quantities }: EditDraft, { lines }: Order, line: OrderLine, quantity: number) {
  const next = { ...quantities, [line.id]: quantity };
  if (line.kind === "add_on") return next;
  const together = lines.filter(({ item, product_id }) => item === line.item && product_id === line.product_id);
  const units = together.reduce((sum, one) => sum + (one.kind === "variant" ? (next[one.id] ?? one.quantity) : 0), 0);
  const before = quantities[line.id] ?? line.quantity;
  for (const { id, kind } of together) {
    if (kind === "variant") continue;
    if (units === 0) next[id] = 0;
    else if (before === 0) delete next[id];
  }
  return next;
}

/** Adds a charge, with its name for the customer's documents. */
export const withCharge = ({ charges }: EditDraft, kind: ChargeKind, name: string): ChargeRow[] => [
  ...charges,
  { key: Math.max(-1, ...charges.map(({ key }) => key)) + 1, kind, name, type: "fixed", value: undefined },
];

/** The edit as it is sent, without empty charges. */
export function asEdit(draft: EditDraft, { lines }: Order): OrderEdit {
  const { version, charges, note, reason } = draft;
  return {
    ...{ version, note, reason },
    lines: lines
      .map((line) => ({ id: line.id, quantity: quantityIn(draft, line), was: line.quantity }))
      .filter(({ quantity, was }) => quantity !== was)
      .map(({ id, quantity }) => ({ id, quantity })),
    products: [
      ...chosenProducts(draft.added),
      ...groupOrderLines(lines).flatMap((item) => {
        const extras = unitsIn(draft, item) > 0 ? extrasOf(draft, item) : [];
        const add_ons = extras.map(({ id, quantity }) => ({ id, quantity }));
        return add_ons.length > 0 ? [{ id: item.productId, item: item.item, add_ons }] : [];
      }),
    ],
    charges: charges.flatMap(({ kind, name, type, value }) => (value ? [{ kind, name, type, value }] : [])),
  };
}

const sameCharges = ({ charges }: Order, sent: readonly ChargeInput[]) =>
  JSON.stringify(charges.map(({ kind, name, type, value }) => [kind, name, type, value])) ===
  JSON.stringify(sent.map(({ kind, name, type, value }) => [kind, name, type, value]));

/** Whether there is anything to save. */
export function isEdited(draft: EditDraft, order: Order): boolean {
  const { lines = [], products = [], charges } = asEdit(draft, order);
  return lines.length + products.length > 0 || draft.note !== order.note || !sameCharges(order, charges);
}

export type EditProblem = "empty" | "addOns" | "share" | "tooFew";

/** Why the edit cannot be previewed; undefined where it can. */
export function editProblem(draft: EditDraft, order: Order): EditProblem | undefined {
  const { products = [], charges } = asEdit(draft, order);
  const kept = order.lines.some((line) => line.kind === "variant" && quantityIn(draft, line) > 0);
  if (!kept && products.length === 0) return "empty";
  if (charges.some(({ type, value }) => type === "percentage" && value > 10_000)) return "share";
  return linesProblem(draft.added);
}
