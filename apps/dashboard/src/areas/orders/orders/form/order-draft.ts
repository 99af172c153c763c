import type { Product } from "@mauzo/contract/catalogue/products";
import type { NewOrder } from "@mauzo/contract/orders/manual-orders";
import { type DraftItem, type DraftLine, OrderDraft } from "@mauzo/contract/orders/order-drafts";
import type { Language } from "@mauzo/contract/shared";
import { deliveryFeeMinor } from "@mauzo/format/delivery-fee";

export const emptyDraft: OrderDraft = {
  lines: [],
  customer: { id: null, name: "", phone: "" },
  discount: { type: "fixed" },
  method: "mobile_money",
  ...{ reference: "", note: "" },
};

/** Parses a stored draft; undefined if it has another shape. */
export const readDraft = (stored: unknown): OrderDraft | undefined => OrderDraft.safeParse(stored).data;

export const isEmpty = (draft: OrderDraft) => JSON.stringify(draft) === JSON.stringify(emptyDraft);

/** A product as a line with nothing chosen; one unit if it has a single variant. */
export function lineOf({ id, name, image_url, pictures, variants, add_on_groups }: Product): DraftLine {
  const items = variants.map((each) => {
    const image = pictures.find((picture) => picture.id === each.picture_id)?.url;
    return { ...itemOf(each), quantity: variants.length === 1 ? 1 : 0, ...(image && { image }) };
  });
  const groups = add_on_groups.map((group) => ({
    ...{ id: group.id, name: group.name, min: group.min, max: group.max },
    addOns: group.add_ons.map(itemOf),
  }));
  return { id, item: 0, name, image: image_url, variants: items, groups };
}

export const isSameLine = (one: DraftLine, other: DraftLine) => one.id === other.id && one.item === other.item;

/** Whether there is more to choose than variants: then each choice is an item of its own. */
export const hasAddOns = ({ groups }: Pick<DraftLine, "groups">) =>
  groups.some(({ max, addOns }) => max > 0 && addOns.length > 0);

/** One unit of a product's first available variant, as an item of its own. */
export function newItem(product: Product, lines: readonly DraftLine[]): DraftLine {
  const line = lineOf(product);
  const first = line.variants.find(({ stock }) => stock !== null && stock > 0) ?? line.variants[0];
  const same = lines.filter(({ id }) => id === line.id);
  return {
    ...line,
    item: Math.max(0, ...same.map(({ item }) => item)) + 1,
    variants: line.variants.map((item) => ({ ...item, quantity: item.id === first?.id ? 1 : 0 })),
  };
}

/** A line with the stock that the other lines leave. */
export function withRemainingStock(line: DraftLine, lines: readonly DraftLine[]): DraftLine {
  const taken = countItems(lines.filter((other) => !isSameLine(other, line)));
  const less = (items: DraftItem[]) =>
    items.map((item) => ({
      ...item,
      stock: item.stock === null ? null : Math.max(0, item.stock - (taken.get(item.id) ?? 0)),
    }));
  const groups = line.groups.map((group) => ({ ...group, addOns: less(group.addOns) }));
  return { ...line, variants: less(line.variants), groups };
}

/** A line as it was chosen among others, with the full stock. */
export function withFullStock(line: DraftLine, { variants, groups }: DraftLine): DraftLine {
  const stocks = new Map([...variants, ...groups.flatMap(({ addOns }) => addOns)].map(({ id, stock }) => [id, stock]));
  const full = (items: DraftItem[]) => items.map((item) => ({ ...item, stock: stocks.get(item.id) ?? null }));
  return {
    ...line,
    variants: full(line.variants),
    groups: line.groups.map((group) => ({ ...group, addOns: full(group.addOns) })),
  };
}

/** How many units of each variant or add-on these lines take. */
function countItems(lines: readonly DraftLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id, quantity } of lines.flatMap(itemsOf)) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return counts;
}

type Sold = { id: string; name: string; price: { minor: number }; stock: number | null };
const itemOf = ({ id, name, price, stock }: Sold): DraftItem => ({ id, name, minor: price.minor, stock, quantity: 0 });

/** The line with the quantity of one variant or add-on changed. */
export function withQuantity(line: DraftLine, itemId: string, quantity: number): DraftLine {
  const set = (items: DraftItem[]) => items.map((item) => (item.id === itemId ? { ...item, quantity } : item));
  return {
    ...line,
    variants: set(line.variants),
    groups: line.groups.map((group) => ({ ...group, addOns: set(group.addOns) })),
  };
}

export const unitsOf = (items: readonly DraftItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);
export const itemsOf = ({ variants, groups }: DraftLine) => [...variants, ...groups.flatMap(({ addOns }) => addOns)];

/** How many add-ons of a group are chosen, and how many are allowed. */
export function groupCount(line: DraftLine, group: DraftLine["groups"][number]) {
  const units = unitsOf(line.variants);
  const [count, least, most] = [unitsOf(group.addOns), group.min * units, group.max * units];
  return { count, least, most, fits: count >= least && count <= most };
}

const chosenLines = (lines: readonly DraftLine[]) => lines.filter(({ variants }) => unitsOf(variants) > 0);

/** The totals of the order, calculated as the server does. */
export function draftTotals(draft: OrderDraft) {
  const subtotal = chosenLines(draft.lines)
    .flatMap(itemsOf)
    .reduce((sum, { minor, quantity }) => sum + minor * quantity, 0);
  const { type, value = 0 } = draft.discount;
  const discount = type === "fixed" ? value : Number((BigInt(subtotal) * BigInt(value) + 5_000n) / 10_000n);
  const delivery =
    draft.delivery ?? (draft.deliveryMethod ? deliveryFeeMinor(draft.deliveryMethod, subtotal) : undefined);
  const total = subtotal + (delivery ?? 0) + (draft.charge ?? 0) - discount;
  return {
    ...{ goods: subtotal, discount, delivery },
    total,
    owed: total - (draft.paid ?? 0),
    units: unitsOf(draft.lines.flatMap(({ variants }) => variants)),
  };
}

/** What is wrong with the chosen lines; undefined if nothing is. */
export function linesProblem(chosen: readonly DraftLine[]): "tooFew" | "addOns" | undefined {
  const lines = chosenLines(chosen);
  const counts = countItems(lines);
  if (lines.flatMap(itemsOf).some(({ id, stock }) => stock !== null && (counts.get(id) ?? 0) > stock)) return "tooFew";
  return lines.some((line) => line.groups.some((group) => !groupCount(line, group).fits)) ? "addOns" : undefined;
}

export type DraftProblem = "empty" | "tooFew" | "addOns" | "discount" | "paid";

/** Why the order cannot be created; undefined where it can. */
export function orderProblem(draft: OrderDraft): DraftProblem | undefined {
  const lines = chosenLines(draft.lines);
  const { total, owed } = draftTotals(draft);
  if (lines.length === 0) return "empty";
  const problem = linesProblem(lines);
  if (problem) return problem;
  const { type, value = 0 } = draft.discount;
  if (total < 0 || (type === "percentage" && value > 10_000)) return "discount";
  return owed < 0 ? "paid" : undefined;
}

type Names = Record<"charge" | "discount" | "delivery", string>;

/** The chosen lines as they are sent. */
export function chosenProducts(lines: readonly DraftLine[]): NewOrder["products"] {
  const chosen = (items: readonly DraftItem[]) =>
    items.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => ({ id, quantity }));
  return chosenLines(lines).map((line) => ({
    id: line.id,
    variants: chosen(line.variants),
    add_ons: line.groups.flatMap(({ addOns }) => chosen(addOns)),
  }));
}

/** The order as it is sent. @param names the names of its charges on the customer's documents. */
export function toNewOrder(draft: OrderDraft, names: Names, language: Language): NewOrder {
  const { customer, paid, method, reference, note, discount } = draft;
  const { delivery } = draftTotals(draft);
  const place = draft.place?.trim() ?? "";
  const charges = [
    { kind: "charge" as const, type: "fixed" as const, value: draft.charge },
    { kind: "delivery" as const, type: "fixed" as const, value: delivery },
    { kind: "discount" as const, ...discount },
  ].flatMap(({ kind, type, value }) =>
    value ? [{ kind, type, value, name: (kind === "delivery" && draft.deliveryMethod?.name) || names[kind] }] : [],
  );
  const { id, name, phone } = customer;
  return {
    products: chosenProducts(draft.lines),
    ...((id !== null || name !== "" || phone !== "") && { customer: id === null ? { name, phone } : { id } }),
    ...(paid && { payment: { amount_minor: paid, method, reference } }),
    ...((draft.deliveryMethod || place !== "") && {
      delivery: { method: draft.deliveryMethod?.name ?? names.delivery, place },
    }),
    ...{ charges, note, language },
  };
}
