import type { Product } from "@mauzo/contract/catalogue/products";
import { groupOrderLines, type OrderItem } from "@mauzo/contract/orders/group-order-lines";
import type { ChargeInput, ChargeKind } from "@mauzo/contract/orders/order-charges";
import type { DraftItem, DraftLine } from "@mauzo/contract/orders/order-drafts";
import type { OrderEdit } from "@mauzo/contract/orders/order-edits";
import type { Order, OrderLine } from "@mauzo/contract/orders/orders";
import { exactAmount, isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { unitsOf } from "@mauzo/selling/units-of";
import type { Revive } from "../../../../components/form/editing/merge/form-paths.ts";
import type { MergeRules } from "../../../../components/form/editing/merge/merge-forms.ts";
import { chosenProducts, lineOf, linesProblem } from "../../../../entities/orders/order/form/order-draft.ts";

/** `key` identifies a charge while it is edited: of one kind and name there may be several. */
export type ChargeRow = Omit<ChargeInput, "value"> & { key: string; value: TypedAmount | null };
/** How many units of a line there are to be; its product and name say which it is. */
type LineRow = { id: string; product: string; name: string; quantity: number };

/** An edit of an order as it is typed. */
export type EditDraft = {
  lines: LineRow[];
  added: DraftLine[];
  /** The add-ons added to existing items, by item. */
  extras: { key: string; items: DraftItem[] }[];
  charges: ChargeRow[];
  note: string;
  reason: string;
};

/** The same for the same charge, whoever adds it. */
function chargeKey({ kind, name }: Pick<ChargeRow, "kind" | "name">, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${kind} ${name} ${number}`)) number++;
  return `${kind} ${name} ${number}`;
}

function chargesOf({ charges }: Order): ChargeRow[] {
  const taken: string[] = [];
  return charges.map(({ kind, name, type, value }) => {
    const key = chargeKey({ kind, name }, taken);
    taken.push(key);
    return { key, kind, name, type, value };
  });
}

export const editOf = (order: Order): EditDraft => ({
  ...{ added: [], extras: [], note: order.note, reason: "" },
  lines: order.lines.map(({ id, product_name, name, quantity }) => ({ id, product: product_name, name, quantity })),
  charges: chargesOf(order),
});

/** A form with a row of each kind, as drafts are checked by. */
export const pattern: EditDraft = {
  lines: [{ id: "", product: "", name: "", quantity: 0 }],
  added: [{ id: "", item: 0, name: "", image: null, variants: [], groups: [] }],
  extras: [{ key: "", items: [] }],
  charges: [{ key: "", kind: "charge", name: "", type: "fixed", value: null }],
  ...{ note: "", reason: "" },
};

/** A line that was taken out of the order is gone with its price: it can only be added anew. */
export const withoutLines: Revive = (row) => ("quantity" in row ? undefined : row);

/** Who changed the order since; null where it was nobody of the staff. */
export function editedBy({ changes }: Order, base: Order): string | null {
  const known = new Set(base.changes.map(({ id }) => id));
  const names = new Set(changes.flatMap(({ id, by }) => (known.has(id) || by === "" ? [] : [by])));
  return [...names].join(", ") || null;
}

/** What an order's lines are called is not typed; a line that was added here is one value. */
export const mergeRules: MergeRules = {
  follows: ([list, , field]) => list === "lines" && field !== undefined && field !== "quantity",
  whole: ([list]) => list === "added",
};

export const quantityIn = ({ lines }: EditDraft, { id, quantity }: OrderLine) =>
  lines.find((row) => row.id === id)?.quantity ?? quantity;

const keyOf = ({ item, productId }: Pick<OrderItem, "item" | "productId">) => `${item}/${productId}`;
export const extrasOf = ({ extras }: EditDraft, item: OrderItem) =>
  extras.find(({ key }) => key === keyOf(item))?.items ?? [];

type Quantities = ReadonlyMap<string, number>;
const withQuantities = (lines: readonly LineRow[], quantities: Quantities) =>
  lines.map((row) => ({ ...row, quantity: quantities.get(row.id) ?? row.quantity }));

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
export function withAddOns({ lines, extras }: EditDraft, item: OrderItem, { groups }: DraftLine): Partial<EditDraft> {
  const quantities = new Map<string, number>();
  const further: DraftItem[] = [];
  for (const addOn of groups.flatMap(({ addOns }) => addOns)) {
    let left = addOn.quantity;
    for (const line of item.addOns.filter(({ item_id }) => item_id === addOn.id)) {
      const kept = Math.min(line.quantity, left);
      quantities.set(line.id, kept);
      left -= kept;
    }
    if (left > 0) further.push({ ...addOn, quantity: left });
  }
  const key = keyOf(item);
  const others = extras.filter((each) => each.key !== key);
  return {
    lines: withQuantities(lines, quantities),
    extras: further.length > 0 ? [...others, { key, items: further }] : others,
  };
}

/** Sets the quantity of a line; when its item has no units left, its add-ons go too, and they return with it. */
export function withQuantity(draft: EditDraft, { lines }: Order, line: OrderLine, quantity: number): LineRow[] {
  const next = new Map([[line.id, quantity]]);
  if (line.kind === "add_on") return withQuantities(draft.lines, next);
  const together = lines.filter(({ item, product_id }) => item === line.item && product_id === line.product_id);
  const units = together.reduce(
    (sum, one) => sum + (one.kind === "variant" ? (next.get(one.id) ?? quantityIn(draft, one)) : 0),
    0,
  );
  const isBack = quantityIn(draft, line) === 0;
  for (const { id, kind, quantity: ordered } of together) {
    if (kind === "variant") continue;
    if (units === 0) next.set(id, 0);
    else if (isBack) next.set(id, ordered);
  }
  return withQuantities(draft.lines, next);
}

/** Adds a charge, with its name for the customer's documents. */
export const withCharge = ({ charges }: EditDraft, kind: ChargeKind, name: string): ChargeRow[] => [
  ...charges,
  {
    key: chargeKey(
      { kind, name },
      charges.map(({ key }) => key),
    ),
    kind,
    name,
    type: "fixed",
    value: null,
  },
];

/** The edit as it is sent, without empty charges. */
export function asEdit(draft: EditDraft, { lines, version }: Order): OrderEdit {
  const { charges, note, reason } = draft;
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
    charges: charges.flatMap(({ kind, name, type, value: typed }) => {
      const value = exactAmount(typed);
      return value ? [{ kind, name, type, value }] : [];
    }),
  };
}

const sameCharges = ({ charges }: Order, sent: readonly ChargeInput[]) =>
  JSON.stringify(charges.map(({ kind, name, type, value }) => [kind, name, type, value])) ===
  JSON.stringify(sent.map(({ kind, name, type, value }) => [kind, name, type, value]));

/** Whether there is anything to save. */
export function isEdited(draft: EditDraft, order: Order): boolean {
  const { lines = [], products = [], charges } = asEdit(draft, order);
  if (draft.charges.some(({ value }) => isUnreadable(value))) return true;
  return lines.length + products.length > 0 || draft.note !== order.note || !sameCharges(order, charges);
}

/** Whether a charge is a percentage of more than all. */
export const isShareAbove = ({ type, value }: Pick<ChargeRow, "type" | "value">): boolean =>
  type === "percentage" && (exactAmount(value) ?? 0) > 10_000;

export type EditProblem = "empty" | "addOns" | "amounts" | "share" | "tooFew";

/** Why the edit cannot be previewed; undefined where it can. */
export function editProblem(draft: EditDraft, order: Order): EditProblem | undefined {
  const { products = [], charges } = asEdit(draft, order);
  const kept = order.lines.some((line) => line.kind === "variant" && quantityIn(draft, line) > 0);
  if (!kept && products.length === 0) return "empty";
  if (draft.charges.some(({ value }) => isUnreadable(value))) return "amounts";
  if (charges.some(isShareAbove)) return "share";
  return linesProblem(draft.added);
}
