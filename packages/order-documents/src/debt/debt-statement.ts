import type { Logo, PaperSize } from "../order-document.ts";

/** One event: what was charged, what was paid or forgiven, and what was owed after it. Amounts are in minor units. */
export type DebtStatementRow = {
  /** ISO 8601. */
  at: string;
  what: string;
  /** How, by which reference, until when; empty: nothing is known. */
  details: string;
  chargedMinor: number;
  paidMinor: number;
  balanceMinor: number;
};

/**
 * What a customer owes a shop, order by order and payment by payment, on A4 pages or a roll. The caller passes the sums:
 * nothing is calculated here.
 */
export type DebtStatement = {
  kind: "debt";
  size: PaperSize;
  language: "en" | "sw";
  shop: { name: string; place: string; phone: string; logo: Logo | null };
  customer: { name: string; phone: string };
  /** ISO 8601. */
  madeAt: string;
  /** An IANA name. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  chargedMinor: number;
  paidMinor: number;
  owedMinor: number;
  /** Oldest first. */
  rows: DebtStatementRow[];
  /** How to pay, one way a line; empty: the shop has told none. */
  howToPay: string[];
};
