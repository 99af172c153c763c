import type { Product } from "@mauzo/contract/catalogue/products";
import type { NewSale, Sale } from "@mauzo/contract/pos/sales";
import type { TillDraft, UnsentRow, UnsentSale } from "@mauzo/contract/pos/till-drafts";

/** A sale as its receipt shows it; one that is not sent yet has neither number nor address. */
export type SoldSale = Pick<Sale, "total" | "paid" | "owed" | "change" | "by" | "at"> &
  Partial<Pick<Sale, "order_id" | "url">>;

const itemsOf = ({ lines }: TillDraft) =>
  lines.flatMap(({ variants, groups }) => [...variants, ...groups.flatMap(({ addOns }) => addOns)]);

/** What was sold at this moment: told of later, it keeps its moment and the prices it was sold at. */
export function asLate(body: NewSale, sold: TillDraft, at: string): NewSale {
  const prices = new Map(
    itemsOf(sold).flatMap(({ id, minor, quantity }) => (quantity > 0 ? [[id, minor] as const] : [])),
  );
  return { ...body, late: { at, prices: [...prices].map(([id, price_minor]) => ({ id, price_minor })) } };
}

const cashMinorOf = ({ payments = [] }: Pick<NewSale, "payments">) =>
  payments.reduce((sum, { method, amount_minor }) => (method === "cash" ? sum + amount_minor : sum), 0);

/** The sums of a sale that is not sent yet, as the server will count them. */
export function soldOf({ body, by, at }: Pick<UnsentSale, "body" | "by" | "at">, currency: string): SoldSale {
  const money = (minor: number) => ({ minor, currency });
  const paid = body.payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const change = body.given_minor === 0 ? 0 : body.given_minor - cashMinorOf(body);
  return {
    ...{ total: money(body.total_minor), paid: money(paid), owed: money(body.total_minor - paid) },
    ...{ change: money(change), by, at },
  };
}

/** A product with what is left of it once the sales that are not sent yet are counted. */
export function lessUnsent(product: Product, unsent: readonly UnsentSale[]): Product {
  const sold = new Map<string, number>();
  for (const { sold: each, taken_out } of unsent)
    if (taken_out === undefined)
      for (const { id, quantity } of itemsOf(each)) sold.set(id, (sold.get(id) ?? 0) + quantity);
  const left = (id: string, stock: number) => Math.max(0, stock - (sold.get(id) ?? 0));
  if (!product.variants.some(({ id }) => sold.has(id)) && product.add_on_groups.length === 0) return product;
  const variants = product.variants.map((each) => ({ ...each, stock: left(each.id, each.stock) }));
  return {
    ...{ ...product, variants, stock: variants.reduce((sum, { stock }) => sum + stock, 0) },
    add_on_groups: product.add_on_groups.map((group) => ({
      ...group,
      add_ons: group.add_ons.map((each) => ({
        ...each,
        stock: each.stock === null ? null : left(each.id, each.stock),
      })),
    })),
  };
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
/** The products with all words of a text in their names, or with it as a code; all of them without one. */
export function foundIn(products: readonly Product[], text: string, most: number): Product[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const isFound = ({ name, variants }: Product) => {
    const names = folded([name, ...variants.map((each) => each.name)].join(" "));
    const isCode = variants.some(({ sku, barcode }) =>
      [sku, barcode].some((code) => folded(code ?? "") === folded(text)),
    );
    return isCode || words.every((word) => names.includes(word));
  };
  return products.filter(isFound).slice(0, most);
}

/** What waits: those that are sent by themselves, those that were refused, and those that were taken out. */
export const sortedOut = (unsent: readonly UnsentRow[]) => ({
  waiting: unsent.filter(({ refused, taken_out }) => refused === undefined && taken_out === undefined),
  refused: unsent.filter(({ refused, taken_out }) => refused !== undefined && taken_out === undefined),
  takenOut: unsent.filter(({ taken_out }) => taken_out !== undefined),
});

/** What is not sent yet of a shift: how many sales, and the cash of them in the drawer. */
export function unsentOf(unsent: readonly UnsentSale[], shiftId: string) {
  const mine = unsent.filter(({ body, taken_out }) => body.shift_id === shiftId && taken_out === undefined);
  return { sales: mine.length, cash: mine.reduce((sum, { body }) => sum + cashMinorOf(body), 0) };
}
