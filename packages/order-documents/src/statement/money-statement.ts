import type { Logo } from "../order-document.ts";

/** One event: what came in, what went out, and what was there after it. Amounts are in minor units. */
export type StatementRow = {
  /** ISO 8601. */
  at: string;
  what: string;
  /** How, for whom and by which reference; empty: nothing is known. */
  details: string;
  inMinor: number;
  outMinor: number;
  balanceMinor: number;
};

/**
 * How a shop's money came and went on some days, as a document of A4 pages. The caller passes the sums: nothing is
 * calculated here.
 */
export type MoneyStatement = {
  kind: "statement";
  language: "en" | "sw";
  shop: { name: string; place: string; phone: string; logo: Logo | null };
  /** Days of the shop, both included: `2026-11-20`. */
  from: string;
  to: string;
  /** ISO 8601. */
  madeAt: string;
  /** An IANA name. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  openingMinor: number;
  inMinor: number;
  outMinor: number;
  closingMinor: number;
  /** Where the money is; together they are the opening and the closing balance. */
  accounts: { name: string; openingMinor: number; closingMinor: number }[];
  /** Oldest first. */
  rows: StatementRow[];
};
