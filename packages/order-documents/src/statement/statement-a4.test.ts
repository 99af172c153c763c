import fc from "fast-check";
import { expect, it } from "vitest";
import { drawDocument } from "../draw-document.ts";
import { exampleStatement } from "../test/example-statement.ts";
import { readPdf } from "../test/read-pdf.ts";
import type { MoneyStatement, StatementRow } from "./money-statement.ts";

const read = async (change: Partial<MoneyStatement> = {}) => readPdf(await drawDocument(exampleStatement(change)));
const textOf = async (change: Partial<MoneyStatement> = {}) =>
  (await read(change))
    .map(({ text }) => text)
    .join("\n")
    .replace(/\s+/g, " ");

it.each([
  {
    language: "en",
    said: ["Statement", "November 20, 2026 to November 21, 2026", "Made November 22, 2026, 9:00 AM", "Amounts in TZS"],
  },
  {
    language: "sw",
    said: ["Taarifa ya miamala", "20 Novemba 2026 hadi 21 Novemba 2026", "Imetolewa 22 Novemba 2026, 09:00"],
  },
] as const)("says whose it is, of which days, and each amount: $language", async ({ language, said }) => {
  const text = await textOf({ language });
  for (const part of [...said, "Duka la Mama Neema", "+255 712 345 678", "M-Pesa DFJ9B1FX2B · 7K4Q9-DXM2T"])
    expect(text).toContain(part);
  expect([...text.matchAll(/-?[\d,]+\.\d\d/g)].map(([amount]) => amount)).toEqual([
    ...["100.00", "12,500.50", "500.00", "12,100.50"],
    ...["100.00", "-500.00", "-400.00", "0.00", "12,500.50", "12,500.50", "100.00", "12,000.50", "12,100.50"],
    ...["12,500.50", "12,600.50", "500.00", "12,100.50"],
  ]);
});

it("of days on which nothing moved says so", async () => {
  const still = { inMinor: 0, outMinor: 0, closingMinor: 10_000, rows: [] };
  expect(await textOf(still)).toContain("No money moved on these days.");
});

it("of a thousand rows has each once, and the table's head and a number on each page", async () => {
  const rows: StatementRow[] = Array.from({ length: 1_000 }, (_, at) => ({
    ...{ at: "2026-11-20T13:05:00.000Z", what: `Payment no. ${at + 1}.`, details: "Cash · Asha" },
    ...{ inMinor: 100, outMinor: 0, balanceMinor: at * 100 },
  }));
  const pages = await read({ rows });
  expect(pages.length).toBeGreaterThan(20);
  pages.forEach(({ text, width, height }, at) => {
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    expect(text).toContain(`Page ${at + 1}/${pages.length}`);
    expect(text).toMatch(/When\s+What\s+Money in\s+Money out\s+Balance/);
  });
  const numbers = pages.flatMap(({ text }) => [...text.matchAll(/no\. (\d+)\./g)].map(([, number]) => Number(number)));
  expect(numbers).toEqual(rows.map((_, at) => at + 1));
});

it("is the same bytes each time", async () => {
  expect(await drawDocument(exampleStatement())).toEqual(await drawDocument(exampleStatement()));
});

it("with any names ends in a document with its days and sums", { timeout: 60_000 }, async () => {
  const [row] = exampleStatement().rows;
  if (!row) throw new Error("the example has no row");
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 200 }),
        fc.constantFrom(
          "gpj\u202eexe.\u2066",
          ") Tj ET (\u0000\\) endstream endobj",
          "W".repeat(900),
          "متجر 中国 👩🏾‍🌾",
        ),
      ),
      async (name) => {
        const shop = { ...exampleStatement().shop, name, place: name };
        const accounts = [{ name, openingMinor: 10_000, closingMinor: 1_210_050 }];
        const rows = [{ ...row, what: name, details: name }, row];
        const text = await textOf({ shop, accounts, rows });
        for (const part of ["November 20, 2026 to November 21, 2026", "12,100.50"]) expect(text).toContain(part);
      },
    ),
    { numRuns: Math.ceil(30 * Number(process.env.PROPERTY_SHARE ?? 1)) },
  );
});
