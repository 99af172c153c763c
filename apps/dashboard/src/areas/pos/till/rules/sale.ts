import type { Product } from "@mauzo/contract/catalogue/products";
import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import type { NewSale, SalePayment } from "@mauzo/contract/pos/sales";
import { HeldSales, TillDraft } from "@mauzo/contract/pos/till-drafts";
import type { Language } from "@mauzo/contract/shared";
import type { StandingCharge } from "@mauzo/contract/shop/standing-charges";
import { chargeMinor } from "@mauzo/format/amount/charge-minor";
import { exactAmount, isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import {
  chargesOfShop,
  chosenProducts,
  draftTotals,
  emptyDraft,
  hasAddOns,
  isSameLine,
  lineOf,
  withQuantity,
} from "../../../../entities/orders/order/form/order-draft.ts";
import { newUuid } from "../../../../lib/ids/new-uuid.ts";

export const emptySale: TillDraft = { id: "", lines: [], customer: { id: null, name: "", phone: "" } };
/** Parse what the device stored; undefined for another shape. */
export const readSale = (stored: unknown) => TillDraft.safeParse(stored).data;
export const readHeld = (stored: unknown) => HeldSales.safeParse(stored).data;
export const readText = (stored: unknown) => (typeof stored === "string" ? stored : undefined);

/** The sale with other lines; it gets its id with the first. */
export const withLines = (sale: TillDraft, lines: DraftLine[]): TillDraft => ({
  ...sale,
  lines,
  id: sale.id === "" ? newUuid() : sale.id,
});

/**
 * The lines with one unit more of a product, or of one of its variants. choose: something has to be chosen first. full: all
 * there is of it is among them. soldOut: there is none.
 */
export function withOneMore(
  lines: readonly DraftLine[],
  product: Product,
  variantId?: string,
): DraftLine[] | "choose" | "full" | "soldOut" {
  const line = lineOf(product);
  const [only, ...others] = line.variants;
  const item = line.variants.find(({ id }) => id === variantId) ?? (others.length === 0 ? only : undefined);
  if (hasAddOns(line) || !item) return "choose";
  const there = lines.find(({ id }) => id === line.id);
  const quantity = (there?.variants.find(({ id }) => id === item.id)?.quantity ?? 0) + 1;
  if (item.stock !== null && quantity > item.stock) return item.stock > 0 ? "full" : "soldOut";
  if (!there) return [...lines, withQuantity(line, item.id, quantity)];
  return lines.map((each) => (each === there ? withQuantity(each, item.id, quantity) : each));
}

const isCode = (code: string | null, text: string) => code?.toLowerCase() === text.toLowerCase();
/**
 * What a scanner means: the variant that has this very code, else the only product that was found. several: there are
 * more, and none has the code. `exactly`: only the very code counts, since a camera may misread one.
 */
export function scannedAmong(
  found: readonly Product[],
  text: string,
  exactly = false,
): { product: Product; variantId?: string } | "none" | "several" {
  for (const product of found)
    for (const { id, barcode, sku } of product.variants)
      if (isCode(barcode, text) || isCode(sku, text)) return { product, variantId: id };
  const [only, ...others] = found;
  if (!only || exactly) return "none";
  return others.length === 0 ? { product: only } : "several";
}

/** The lines as these products are now; of a product that is not among them they stay as they are. */
export function renewedLines(lines: readonly DraftLine[], products: ReadonlyMap<string, Product>): DraftLine[] {
  return lines.map((line) => {
    const product = products.get(line.id);
    if (!product) return line;
    const { name, variants, groups } = lineOf(product);
    const now = new Map([...variants, ...groups.flatMap(({ addOns }) => addOns)].map((item) => [item.id, item]));
    const renewed = (items: DraftLine["variants"]) =>
      items.map((item) => ({ ...item, ...now.get(item.id), quantity: item.quantity }));
    return {
      ...{ ...line, name, variants: renewed(line.variants) },
      groups: line.groups.map((group) => ({ ...group, addOns: renewed(group.addOns) })),
    };
  });
}

/** What stays of a sale once it is sold: what came into it while it was sent, as a sale of its own. */
export function withoutSold(sale: TillDraft, sold: TillDraft): TillDraft {
  if (sale.id !== sold.id) return sale;
  const lines = sale.lines.filter((line) => !sold.lines.some((other) => isSameLine(line, other)));
  return lines.length === 0 ? emptySale : withLines(emptySale, lines);
}

const quantityOf = ({ variants }: DraftLine, itemId: string) => variants.find(({ id }) => id === itemId)?.quantity ?? 0;
/** A basket that was emptied, with what was put into it since. */
export function withAdded(kept: TillDraft, since: TillDraft): TillDraft {
  let lines = kept.lines;
  for (const line of since.lines) {
    const same = lines.filter(({ id }) => id === line.id);
    const there = same.find((other) => isSameLine(line, other));
    if (!there) lines = [...lines, line];
    else if (hasAddOns(line)) lines = [...lines, { ...line, item: Math.max(...same.map(({ item }) => item)) + 1 }];
    else {
      const summed = line.variants.reduce(
        (sum, { id, quantity }) => withQuantity(sum, id, quantityOf(there, id) + quantity),
        there,
      );
      lines = lines.map((each) => (each === there ? summed : each));
    }
  }
  const { id, name, phone } = since.customer;
  return {
    ...{ id: since.id === "" ? kept.id : since.id, lines },
    customer: id !== null || name !== "" || phone !== "" ? since.customer : kept.customer,
    discount: since.discount ?? kept.discount,
  };
}

/** What the sale comes to, as the server counts it. */
export const saleTotals = ({ lines, discount }: TillDraft, standing: readonly StandingCharge[]) =>
  draftTotals({ ...emptyDraft, lines, discount: { type: "fixed", value: discount } }, standing);

/** What is added to the goods of a sale and taken off, so that a receipt adds up to its total. */
export function besidesGoods(sale: TillDraft, standing: readonly StandingCharge[], discountName: string) {
  const { goods, discount } = saleTotals(sale, standing);
  return [
    ...standing.map((charge) => ({ name: charge.name, minor: chargeMinor(charge, goods) })),
    { name: discountName, minor: -discount },
  ].filter(({ minor }) => minor !== 0);
}

const waysOfPaying = ["cash", "mobile", "both", "credit"] as const;
type WayOfPaying = (typeof waysOfPaying)[number];
/** How somebody may be paid who may record payments or not, in a shop that takes cash or not. */
export const waysFor = (mayTake: boolean, takesCash: boolean): readonly WayOfPaying[] =>
  waysOfPaying.filter((way) => way === "credit" || (mayTake && (takesCash || way === "mobile")));
/** How a sale is paid, as it is typed. */
export type Payment = {
  way: WayOfPaying;
  /** The cash that was handed over. */
  given?: TypedAmount | undefined;
  /** What of it is paid in cash, where not all is. */
  cash?: TypedAmount | undefined;
  reference: string;
};

const cashOf = ({ way, cash }: Payment, total: number) =>
  ({ cash: total, mobile: 0, both: exactAmount(cash) ?? 0, credit: exactAmount(cash) ?? 0 })[way];

/** What of a sale is left to be paid later. */
export const unpaidOf = (payment: Payment, total: number): number =>
  payment.way === "credit" ? Math.max(0, total - cashOf(payment, total)) : 0;

/** What is given back. */
export const changeOf = (payment: Payment, total: number): number =>
  payment.way === "cash" ? Math.max(0, (exactAmount(payment.given) ?? total) - total) : 0;

/** What keeps a sale from being sold, by the field where it is shown; what is no amount says so itself. */
export function problemOf(
  payment: Payment,
  { total, customer }: { total: number; customer: TillDraft["customer"] },
): "given" | "part" | "customer" | "discount" | "unreadable" | undefined {
  const { way, given, cash } = payment;
  if (total < 0) return "discount";
  const typed = { cash: given, mobile: undefined, both: cash, credit: cash }[way];
  if (isUnreadable(typed)) return "unreadable";
  const inCash = cashOf(payment, total);
  if (way === "cash" && given !== undefined && (exactAmount(given) ?? 0) < total) return "given";
  if (way === "both" && (inCash <= 0 || inCash >= total)) return "part";
  if (way === "credit" && inCash >= total) return "part";
  if (way === "credit" && customer.id === null && customer.phone.trim() === "") return "customer";
  return undefined;
}

function paymentsOf(payment: Payment, total: number): SalePayment[] {
  const cash = cashOf(payment, total);
  const mobile = payment.way === "mobile" || payment.way === "both" ? total - cash : 0;
  const reference = payment.reference.trim();
  return [
    { method: "cash" as const, amount_minor: cash },
    { method: "mobile_money" as const, amount_minor: mobile, reference },
  ].filter(({ amount_minor }) => amount_minor > 0);
}

type Around = { shiftId: string; standing: readonly StandingCharge[]; discountName: string; language: Language };
/** The sale as it is sent. */
export function toNewSale(sale: TillDraft, payment: Payment, around: Around): NewSale {
  const { id, name, phone } = sale.customer;
  const { total } = saleTotals(sale, around.standing);
  const discount = exactAmount(sale.discount);
  const off = { kind: "discount" as const, type: "fixed" as const, name: around.discountName };
  return {
    ...{ id: sale.id, shift_id: around.shiftId, products: chosenProducts(sale.lines), total_minor: total },
    ...((id !== null || name !== "" || phone !== "") && { customer: id === null ? { name, phone } : { id } }),
    charges: [...chargesOfShop(around.standing), ...(discount ? [{ ...off, value: discount }] : [])],
    payments: paymentsOf(payment, total),
    given_minor: payment.way === "cash" && total > 0 ? (exactAmount(payment.given) ?? 0) : 0,
    language: around.language,
  };
}

const notes = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000].map((shillings) => shillings * 100);
/** What people hand over for a total: the next round sums of notes. */
export const givenPresets = (total: number): number[] =>
  [...new Set(notes.map((note) => Math.ceil(total / note) * note))].filter((minor) => minor > total).slice(0, 4);
