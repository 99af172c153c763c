import { createHash } from "node:crypto";
import type { Reason } from "@mauzo/contract/errors";
import type { NewSale, SaleNote } from "@mauzo/contract/pos/sales";
import type * as z from "zod/mini";

type Sale = z.output<typeof NewSale>;

/** Objects with their fields by name, so that the same content is the same text. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The hash of what was sold: a sale whose answer was lost is the same one when it is told of later. */
export const saleHash = ({ late: _, ...sale }: Sale): Buffer =>
  createHash("sha256").update(JSON.stringify(sale, inOrder)).digest();

export const paidMinorOf = ({ payments }: Sale): number =>
  payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0);

export const cashMinorOf = ({ payments }: Sale) => payments.find(({ method }) => method === "cash")?.amount_minor ?? 0;

/** What is given back of the cash that was handed over; where nothing is said of that, it was the right amount. */
export const changeMinorOf = (sale: Sale): number =>
  sale.given_minor === 0 ? 0 : sale.given_minor - cashMinorOf(sale);

/** What is wrong with a sale, and where. */
export function problemOf(sale: Sale): { reason: Reason; loc: string[] } | undefined {
  if (new Set(sale.payments.map(({ method }) => method)).size < sale.payments.length)
    return { reason: "pos_method_twice", loc: ["body", "payments"] };
  if (sale.given_minor > 0 && cashMinorOf(sale) === 0)
    return { reason: "pos_given_without_cash", loc: ["body", "given_minor"] };
  if (changeMinorOf(sale) < 0) return { reason: "pos_given_too_small", loc: ["body", "given_minor"] };
  const { customer } = sale;
  const isKnown = customer?.id !== undefined || (customer?.phone ?? "") !== "";
  if (paidMinorOf(sale) < sale.total_minor && !isKnown)
    return { reason: "pos_credit_unknown", loc: ["body", "customer"] };
  return undefined;
}

type Differences = {
  short: { name: string; missing: number }[];
  price: { name: string; sold: number; now: number }[];
  archived: { name: string }[];
};
/** What is noted of a late sale. */
export function notesOf({ short, price, archived }: Differences, currency: string): SaleNote[] {
  const money = (minor: number) => ({ minor, currency });
  return [
    ...short.map((each) => ({ kind: "short" as const, ...each })),
    ...price.map(({ name, sold, now }) => ({ kind: "price" as const, name, sold: money(sold), now: money(now) })),
    ...archived.map((each) => ({ kind: "archived" as const, ...each })),
  ];
}
