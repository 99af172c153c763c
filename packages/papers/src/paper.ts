/** An amount in minor units (cents) of an ISO 4217 currency. */
type Money = { minor: number; currency: string };

export type PaperKind = "invoice" | "receipt" | "packing-slip";
export type PaperSize = "a4" | "80mm";

/** What was ordered of one thing, or of one of its add-ons. */
export type PaperItem = { name: string; quantity: number; unitPrice: Money; total: Money };
export type PaperLine = PaperItem & { addOns: PaperItem[] };

export type Logo = { bytes: Uint8Array; width: number; height: number };

/** Everything a paper of an order shows. The sums are the caller's: nothing is calculated here. */
export type Paper = {
  kind: PaperKind;
  size: PaperSize;
  language: "en" | "sw";
  shop: {
    name: string;
    place: string;
    phone: string;
    /** A PNG or JPEG with its measures; what is neither is left out. */
    logo: Logo | null;
  };
  /** The short number people say: `7K4Q9-DXM2T`. */
  number: string;
  /** ISO 8601. */
  placedAt: string;
  /** An IANA name. */
  timeZone: string;
  customer: { name: string; phone: string } | null;
  /** How the customer gets it, and where; empty: nobody was asked. */
  delivery: string;
  lines: PaperLine[];
  /** The sum of the lines. */
  subtotal: Money;
  /** What is added, and, below nothing, what is taken off. */
  charges: { name: string; amount: Money }[];
  total: Money;
  paid: Money;
  /** What is left to pay; negative where more was paid than asked. */
  balance: Money;
  /** Oldest first; what went back is below nothing. */
  payments: { method: string; at: string; amount: Money }[];
  note: string;
  /** Then nothing is owed, and the paper says so. */
  isCancelled: boolean;
};
