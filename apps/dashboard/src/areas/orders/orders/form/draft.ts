import type { Product } from "@mauzo/contract/catalogue/products";
import type { NewOrder } from "@mauzo/contract/orders/new-orders";
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

/** What the device kept; undefined for what is of another make. */
export const readDraft = (kept: unknown): OrderDraft | undefined => OrderDraft.safeParse(kept).data;

export const isEmpty = (draft: OrderDraft) => JSON.stringify(draft) === JSON.stringify(emptyDraft);

/** A product with nothing of it chosen; of one without choices, one unit. */
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

/** Whether there is something to choose beside variants: then each choice is an item of its own. */
export const hasAddOns = ({ groups }: Pick<DraftLine, "groups">) =>
  groups.some(({ max, addOns }) => max > 0 && addOns.length > 0);

/** One unit of a product, of its first variant there is, as an item of its own. */
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

/** A line with as much left of everything as the other lines leave. */
export function besideOthers(line: DraftLine, lines: readonly DraftLine[]): DraftLine {
  const taken = countItems(lines.filter((other) => !isSameLine(other, line)));
  const less = (items: DraftItem[]) =>
    items.map((item) => ({
      ...item,
      stock: item.stock === null ? null : Math.max(0, item.stock - (taken.get(item.id) ?? 0)),
    }));
  const groups = line.groups.map((group) => ({ ...group, addOns: less(group.addOns) }));
  return { ...line, variants: less(line.variants), groups };
}

/** A line as it was chosen beside others, with all there is of everything. */
export function withStocks(line: DraftLine, { variants, groups }: DraftLine): DraftLine {
  const stocks = new Map([...variants, ...groups.flatMap(({ addOns }) => addOns)].map(({ id, stock }) => [id, stock]));
  const full = (items: DraftItem[]) => items.map((item) => ({ ...item, stock: stocks.get(item.id) ?? null }));
  return {
    ...line,
    variants: full(line.variants),
    groups: line.groups.map((group) => ({ ...group, addOns: full(group.addOns) })),
  };
}

/** How many of each thing these lines take. */
function countItems(lines: readonly DraftLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id, quantity } of lines.flatMap(itemsOf)) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return counts;
}

type Sold = { id: string; name: string; price: { minor: number }; stock: number | null };
const itemOf = ({ id, name, price, stock }: Sold): DraftItem => ({ id, name, minor: price.minor, stock, quantity: 0 });

/** The line with so many units of one of its variants or add-ons. */
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

/** What is chosen of a group of add-ons, and from how many to how many it may be. */
export function groupCount(line: DraftLine, group: DraftLine["groups"][number]) {
  const units = unitsOf(line.variants);
  const [count, least, most] = [unitsOf(group.addOns), group.min * units, group.max * units];
  return { count, least, most, fits: count >= least && count <= most };
}

const chosenLines = (lines: readonly DraftLine[]) => lines.filter(({ variants }) => unitsOf(variants) > 0);

/** What the order comes to, as the server reckons it. */
export function sumsOf(draft: OrderDraft) {
  const goods = chosenLines(draft.lines)
    .flatMap(itemsOf)
    .reduce((sum, { minor, quantity }) => sum + minor * quantity, 0);
  const { type, value = 0 } = draft.discount;
  const discount = type === "fixed" ? value : Number((BigInt(goods) * BigInt(value) + 5_000n) / 10_000n);
  const delivery = draft.delivery ?? (draft.way ? deliveryFeeMinor(draft.way, goods) : undefined);
  const total = goods + (delivery ?? 0) + (draft.charge ?? 0) - discount;
  return {
    ...{ goods, discount, delivery },
    total,
    owed: total - (draft.paid ?? 0),
    units: unitsOf(draft.lines.flatMap(({ variants }) => variants)),
  };
}

/** What is wrong with what was chosen; undefined where nothing is. */
export function draftProblem(chosen: readonly DraftLine[]): "tooFew" | "addOns" | undefined {
  const lines = chosenLines(chosen);
  const counts = countItems(lines);
  if (lines.flatMap(itemsOf).some(({ id, stock }) => stock !== null && (counts.get(id) ?? 0) > stock)) return "tooFew";
  return lines.some((line) => line.groups.some((group) => !groupCount(line, group).fits)) ? "addOns" : undefined;
}

export type DraftProblem = "empty" | "tooFew" | "addOns" | "discount" | "paid";

/** What keeps an order from being written down; undefined where nothing does. */
export function problemOf(draft: OrderDraft): DraftProblem | undefined {
  const lines = chosenLines(draft.lines);
  const { total, owed } = sumsOf(draft);
  if (lines.length === 0) return "empty";
  const problem = draftProblem(lines);
  if (problem) return problem;
  const { type, value = 0 } = draft.discount;
  if (total < 0 || (type === "percentage" && value > 10_000)) return "discount";
  return owed < 0 ? "paid" : undefined;
}

type Names = Record<"charge" | "discount" | "delivery", string>;

/** What is chosen, as it is sent. */
export function chosenProducts(lines: readonly DraftLine[]): NewOrder["products"] {
  const chosen = (items: readonly DraftItem[]) =>
    items.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => ({ id, quantity }));
  return chosenLines(lines).map((line) => ({
    id: line.id,
    variants: chosen(line.variants),
    add_ons: line.groups.flatMap(({ addOns }) => chosen(addOns)),
  }));
}

/** The order as it is sent. @param names what its charges are called on the customer's papers. */
export function asSent(draft: OrderDraft, names: Names, language: Language): NewOrder {
  const { customer, paid, method, reference, note, discount } = draft;
  const { delivery } = sumsOf(draft);
  const place = draft.place?.trim() ?? "";
  const charges = [
    { kind: "charge" as const, type: "fixed" as const, value: draft.charge },
    { kind: "delivery" as const, type: "fixed" as const, value: delivery },
    { kind: "discount" as const, ...discount },
  ].flatMap(({ kind, type, value }) =>
    value ? [{ kind, type, value, name: (kind === "delivery" && draft.way?.name) || names[kind] }] : [],
  );
  const { id, name, phone } = customer;
  return {
    products: chosenProducts(draft.lines),
    ...((id !== null || name !== "" || phone !== "") && { customer: id === null ? { name, phone } : { id } }),
    ...(paid && { payment: { amount_minor: paid, method, reference } }),
    ...((draft.way || place !== "") && { delivery: { way: draft.way?.name ?? names.delivery, place } }),
    ...{ charges, note, language },
  };
}
