/** An amount in minor units (cents) of an ISO 4217 currency. */
type Money = { minor: number; currency: string };

export type DocumentKind = "invoice" | "receipt" | "packing-slip";
export type PaperSize = "a4" | "80mm";

/** An ordered variant, or one of its add-ons. */
export type DocumentItem = { name: string; quantity: number; unitPrice: Money; total: Money };
export type DocumentLine = DocumentItem & { addOns: DocumentItem[] };

export type Logo = { bytes: Uint8Array; width: number; height: number };

/** Everything a document of an order shows. The caller passes the sums: nothing is calculated here. */
export type OrderDocument = {
  kind: DocumentKind;
  size: PaperSize;
  language: "en" | "sw";
  shop: {
    name: string;
    place: string;
    phone: string;
    /** A PNG or JPEG with its size; anything else is left out. */
    logo: Logo | null;
  };
  /** The short order number: `7K4Q9-DXM2T`. */
  number: string;
  /** ISO 8601. */
  placedAt: string;
  /** An IANA name. */
  timeZone: string;
  customer: { name: string; phone: string } | null;
  /** The delivery method and place; empty: nobody was asked. */
  delivery: string;
  lines: DocumentLine[];
  /** The sum of the lines. */
  subtotal: Money;
  /** Charges, and discounts as negative amounts. */
  charges: { name: string; amount: Money }[];
  total: Money;
  paid: Money;
  /** The amount still to pay; negative where too much was paid. */
  balance: Money;
  /** How to pay the balance, one way a line; empty: nothing is owed, or the shop has told none. */
  howToPay: string[];
  /** Oldest first; refunds are negative. */
  payments: { method: string; at: string; amount: Money /** Paid on top, in none of the sums. */; fee?: Money }[];
  note: string;
  /** If so, nothing is owed, and the document says so. */
  isCancelled: boolean;
};
