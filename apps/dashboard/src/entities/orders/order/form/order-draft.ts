import type { Product } from "@mauzo/contract/catalogue/products";
import type { NewOrder } from "@mauzo/contract/orders/manual-orders";
import { type DraftItem, type DraftLine, OrderDraft } from "@mauzo/contract/orders/order-drafts";
import type { Language } from "@mauzo/contract/shared";
import type { StandingCharge } from "@mauzo/contract/shop/standing-charges";
import { chargeMinor } from "@mauzo/format/amount/charge-minor";
import { exactAmount, isUnreadable } from "@mauzo/format/amount/typed-amount";
import { deliveryFeeMinor } from "@mauzo/format/delivery-fee";
import type { CartItem, OfferedProduct, Quantity } from "@mauzo/selling/cart-item";
import { priceOfItem } from "@mauzo/selling/price/price-of-item";
import { cartProblems } from "@mauzo/selling/problems/cart-problems";
import { groupFit } from "@mauzo/selling/problems/group-fit";
import { stockLeft } from "@mauzo/selling/stock/stock-left";
import { takenBy } from "@mauzo/selling/stock/taken-by";
import { unitsOf } from "@mauzo/selling/units-of";

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
  const taken = takenBy(lines.filter((other) => !isSameLine(other, line)).map((other) => chosenItem(other).item));
  const less = (items: DraftItem[]) =>
    items.map((item) => ({ ...item, stock: stockLeft(item.stock, taken.get(item.id)) }));
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

/** What is chosen on a line, and what it offers. */
function chosenItem({ id, variants, groups }: DraftLine): { item: CartItem; product: OfferedProduct } {
  const offered = ({ minor, ...item }: DraftItem) => ({ ...item, price: { minor } });
  return {
    item: { id, variants, add_ons: groups.flatMap(({ addOns }) => addOns) },
    product: {
      ...{ id, variants: variants.map(offered) },
      add_on_groups: groups.map(({ addOns, ...group }) => ({ ...group, add_ons: addOns.map(offered) })),
    },
  };
}

/** What a line costs with its add-ons, in minor units. */
export function lineMinor(line: DraftLine): number {
  const { item, product } = chosenItem(line);
  return priceOfItem(product, item);
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

/** How the chosen add-ons of a group fit the units of its line. */
export function lineGroupFit(line: DraftLine, group: DraftLine["groups"][number]) {
  const fit = groupFit(group, unitsOf(line.variants), unitsOf(group.addOns));
  return { ...fit, fits: fit.missing === 0 && fit.room >= 0 };
}

const chosenLines = (lines: readonly DraftLine[]) => lines.filter(({ variants }) => unitsOf(variants) > 0);

/** The delivery fee as it stands in its field: what was typed there, else the method's. */
function deliveryOf({ delivery, deliveryMethod }: OrderDraft, goodsMinor: number) {
  if (delivery !== undefined) return delivery;
  return deliveryMethod ? deliveryFeeMinor(deliveryMethod, goodsMinor) : undefined;
}

/** What the shop adds to every order, but for what this one goes without. */
const standingOf = ({ withoutCharges = [] }: OrderDraft, standing: readonly StandingCharge[]) =>
  standing.filter(({ id }) => !withoutCharges.includes(id));

/** The totals of the order, calculated as the server does. What cannot be read counts for nothing, and is not saved. */
export function draftTotals(draft: OrderDraft, standing: readonly StandingCharge[] = []) {
  const subtotal = chosenLines(draft.lines).reduce((sum, line) => sum + lineMinor(line), 0);
  const { type } = draft.discount;
  const discount = chargeMinor({ type, value: exactAmount(draft.discount.value) ?? 0 }, subtotal);
  const added = standingOf(draft, standing).reduce((sum, charge) => sum + chargeMinor(charge, subtotal), 0);
  const delivery = deliveryOf(draft, subtotal);
  const total = subtotal + added + (exactAmount(delivery) ?? 0) + (exactAmount(draft.charge) ?? 0) - discount;
  return {
    ...{ goods: subtotal, discount, delivery },
    total,
    owed: total - (exactAmount(draft.paid) ?? 0),
    units: unitsOf(draft.lines.flatMap(({ variants }) => variants)),
  };
}

/** What is wrong with the chosen lines; undefined if nothing is. */
export function linesProblem(chosen: readonly DraftLine[]): "tooFew" | "addOns" | undefined {
  const problems = cartProblems(chosenLines(chosen).map(chosenItem)).flat();
  if (problems.some(({ code }) => code === "sold_out" || code === "not_enough")) return "tooFew";
  return problems.length > 0 ? "addOns" : undefined;
}

/** Everything that keeps an order from being created, by the part of the form where it is shown. */
export type DraftProblems = {
  goods?: "empty" | "tooFew" | "addOns" | undefined;
  discount?: "discount" | undefined;
  paid?: "paid" | undefined;
  /** What is no amount says so at its own field. */
  unreadable: boolean;
};

export function orderProblems(draft: OrderDraft, standing: readonly StandingCharge[] = []): DraftProblems {
  const lines = chosenLines(draft.lines);
  const { delivery, charge, discount, paid } = draft;
  const { total, owed } = draftTotals(draft, standing);
  const isShareAbove = discount.type === "percentage" && (exactAmount(discount.value) ?? 0) > 10_000;
  // Without goods everything is more than the order comes to.
  const isAbove = lines.length > 0 && total < 0;
  return {
    goods: lines.length === 0 ? "empty" : linesProblem(lines),
    discount: isAbove || isShareAbove ? "discount" : undefined,
    paid: lines.length > 0 && total >= 0 && owed < 0 ? "paid" : undefined,
    unreadable: [delivery, charge, discount.value, paid].some(isUnreadable),
  };
}

/** Whether the order can be created. */
export const isSavable = ({ goods, discount, paid, unreadable }: DraftProblems): boolean =>
  !goods && !discount && !paid && !unreadable;

type Names = Record<"charge" | "discount" | "delivery", string>;

/** The chosen lines as they are sent. */
export function chosenProducts(lines: readonly DraftLine[]): NewOrder["products"] {
  const chosen = (items: readonly Quantity[]) =>
    items.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => ({ id, quantity }));
  return chosenLines(lines).map((line) => {
    const { id, variants, add_ons } = chosenItem(line).item;
    return { id, variants: chosen(variants), add_ons: chosen(add_ons) };
  });
}

/** The lines without those that were sent. One that was changed since then stays, and so does one with nothing chosen. */
export function withoutSent(lines: readonly DraftLine[], sent: NewOrder["products"]): DraftLine[] {
  const gone = new Set(sent.map((product) => JSON.stringify(product)));
  return lines.filter((line) => !chosenProducts([line]).some((product) => gone.has(JSON.stringify(product))));
}

/** What the shop adds to every order, as an order names it. */
export const chargesOfShop = (standing: readonly StandingCharge[]) =>
  standing.map(({ id: _, ...charge }) => ({ kind: "charge" as const, ...charge }));

/** The order as it is sent, of a draft without problems. @param names the names of its charges on the customer's documents. */
export function toNewOrder(
  draft: OrderDraft,
  names: Names,
  { language, standing = [] }: { language: Language; standing?: readonly StandingCharge[] },
): NewOrder {
  const { customer, method, reference, note, discount } = draft;
  const { delivery } = draftTotals(draft);
  const paid = exactAmount(draft.paid);
  const place = draft.place?.trim() ?? "";
  const charges = [
    { kind: "charge" as const, type: "fixed" as const, value: draft.charge },
    { kind: "delivery" as const, type: "fixed" as const, value: delivery },
    { kind: "discount" as const, ...discount },
  ].flatMap(({ kind, type, value: typed }) => {
    const value = exactAmount(typed);
    return value
      ? [{ kind, type, value, name: (kind === "delivery" && draft.deliveryMethod?.name) || names[kind] }]
      : [];
  });
  const { id, name, phone } = customer;
  return {
    products: chosenProducts(draft.lines),
    ...((id !== null || name !== "" || phone !== "") && { customer: id === null ? { name, phone } : { id } }),
    ...(paid && { payment: { amount_minor: paid, method, reference } }),
    ...((draft.deliveryMethod || place !== "") && {
      delivery: { method: draft.deliveryMethod?.name ?? names.delivery, place },
    }),
    charges: [...chargesOfShop(standingOf(draft, standing)), ...charges],
    ...{ note, language },
  };
}
