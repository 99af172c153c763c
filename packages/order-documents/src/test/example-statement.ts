import type { MoneyStatement } from "../statement/money-statement.ts";

/** Two days of a shop: a payment, and a part of it that went back. */
export const exampleStatement = (change: Partial<MoneyStatement> = {}): MoneyStatement => ({
  kind: "statement",
  language: "en",
  shop: { name: "Duka la Mama Neema", place: "Kariakoo, Dar es Salaam", phone: "+255 712 345 678", logo: null },
  ...{ from: "2026-11-20", to: "2026-11-21", madeAt: "2026-11-22T06:00:00.000Z", timeZone: "Africa/Dar_es_Salaam" },
  ...{ currency: "TZS", openingMinor: 10_000, inMinor: 1_250_050, outMinor: 50_000, closingMinor: 1_210_050 },
  accounts: [
    { name: "Cash", openingMinor: 10_000, closingMinor: -40_000 },
    { name: "Till and numbers", openingMinor: 0, closingMinor: 1_250_050 },
  ],
  rows: [
    {
      ...{ at: "2026-11-20T13:05:00.000Z", what: "Payment", details: "M-Pesa DFJ9B1FX2B · 7K4Q9-DXM2T · Asha Juma" },
      ...{ inMinor: 1_250_050, outMinor: 0, balanceMinor: 1_260_050 },
    },
    {
      ...{ at: "2026-11-21T07:30:00.000Z", what: "Refund", details: "Cash" },
      ...{ inMinor: 0, outMinor: 50_000, balanceMinor: 1_210_050 },
    },
  ],
  ...change,
});
