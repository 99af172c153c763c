import type { DocumentLine, OrderDocument } from "../order-document.ts";

const tzs = (units: number) => ({ minor: units * 100, currency: "TZS" });

/** A line with its total. */
export const exampleLine = (
  name: string,
  quantity: number,
  price: number,
  addOns: DocumentLine[] = [],
): DocumentLine => ({
  name,
  quantity,
  unitPrice: tzs(price),
  total: tzs(price * quantity),
  addOns,
});

/** An order of a shop in Dar es Salaam, partly paid. */
export const exampleDocument = (change: Partial<OrderDocument> = {}): OrderDocument => ({
  kind: "invoice",
  size: "a4",
  language: "en",
  shop: { name: "Duka la Mama Neema", place: "Kariakoo, Dar es Salaam", phone: "+255 712 345 678", logo: null },
  number: "7K4Q9-DXM2T",
  placedAt: "2026-11-20T13:05:00.000Z",
  timeZone: "Africa/Dar_es_Salaam",
  customer: { name: "Asha Juma", phone: "+255 754 000 111" },
  lines: [
    exampleLine("Gauni refu la kitenge · Nyekundu, M", 2, 35_000, [exampleLine("Mkanda", 2, 5_000)]),
    exampleLine("Sukari kilo 1", 3, 3_200),
  ],
  delivery: "Pikipiki, Msimbazi 12, Kariakoo",
  subtotal: tzs(89_600),
  charges: [
    { name: "Boda Mikocheni", amount: tzs(4_000) },
    { name: "Punguzo la sikukuu", amount: tzs(-3_600) },
  ],
  total: tzs(90_000),
  paid: tzs(50_000),
  balance: tzs(40_000),
  howToPay: ["M-Pesa till 556677, Duka la Mama Neema", "Airtel Money number 0688123456, Neema"],
  payments: [{ method: "M-Pesa", at: "2026-11-20T14:00:00.000Z", amount: tzs(50_000) }],
  note: "Nipigie ukifika getini.",
  isCancelled: false,
  ...change,
});
