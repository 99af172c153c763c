import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount } from "../money.ts";
import { readExpenseText } from "./read-expense-text.ts";

/** What people write, and what it says: the language, the amount in whole shillings, what for. */
const lines: readonly [string, "en" | "sw", number, string][] = [
  ["matumizi 12,000 boda", "sw", 12_000, "boda"],
  ["Matumizi 12000 boda", "sw", 12_000, "boda"],
  ["MATUMIZI 12k BODA", "sw", 12_000, "BODA"],
  ["matumizi: 12,000/= boda", "sw", 12_000, "boda"],
  ["matumizi - umeme 25,000", "sw", 25_000, "umeme"],
  ["matumizi elfu 12 boda", "sw", 12_000, "boda"],
  ["matumizi boda elfu kumi na mbili", "sw", 12_000, "boda"],
  ["matumizi ya luku 20,000", "sw", 20_000, "luku"],
  ["matumizi Tsh 5,000 chai na maandazi", "sw", 5_000, "chai na maandazi"],
  ["matumizi TZS 150000 kodi ya duka", "sw", 150_000, "kodi ya duka"],
  ["matumizi laki 2 kodi", "sw", 200_000, "kodi"],
  ["matumizi laki mbili na nusu mshahara wa Juma", "sw", 250_000, "mshahara wa Juma"],
  ["matumizi 1.5m friji", "sw", 1_500_000, "friji"],
  ["matumizi milioni 1 kodi ya miezi", "sw", 1_000_000, "kodi ya miezi"],
  ["matumizi 3 500 vocha", "sw", 3_500, "vocha"],
  ["matumizi mafuta ya gari 40,000 tu", "sw", 40_000, "mafuta ya gari"],
  ["matumizi sukari 2kg 6,000", "sw", 6_000, "sukari 2kg"],
  ["matumizi 8000 kwa ajili ya mifuko", "sw", 8_000, "mifuko"],
  ["matumizi 12,000\nboda ya Kariakoo", "sw", 12_000, "boda ya Kariakoo"],
  ["*matumizi* 12,000 boda", "sw", 12_000, "boda"],
  ["nimetumia 7,500 kwa chakula", "sw", 7_500, "chakula"],
  ["Tumetumia 30k usafi wa duka", "sw", 30_000, "usafi wa duka"],
  ["tumizi 2000 maji", "sw", 2_000, "maji"],
  ["matumizi 12000", "sw", 12_000, ""],
  ["matumizi shilingi 900 karatasi", "sw", 900, "karatasi"],
  ["matumizi elfu moja mia tano nauli", "sw", 1_500, "nauli"],
  ["matumizi boda 12,000/- (mzigo)", "sw", 12_000, "boda (mzigo)"],
  ["expense 12000 boda", "en", 12_000, "boda"],
  ["Expense 12,000 for boda", "en", 12_000, "boda"],
  ["expense: fuel 40k", "en", 40_000, "fuel"],
  ["expense 12k fuel for the van", "en", 12_000, "fuel for the van"],
  ["expenses TSh 3,500 airtime", "en", 3_500, "airtime"],
  ["Expense - rent 300,000/=", "en", 300_000, "rent"],
  ["spent 8,000 on lunch", "en", 8_000, "lunch"],
  ["spent 15000 at the printer", "en", 15_000, "at the printer"],
  ["expense @ 2,500 tape", "en", 2_500, "tape"],
  ["expense 1.2m new fridge", "en", 1_200_000, "new fridge"],
  ["EXPENSE 60,000 Asha's salary", "en", 60_000, "Asha's salary"],
  ["expense of 4,500.50 on stationery", "en", 4_500.5, "stationery"],
  ["expense electricity 25 000", "en", 25_000, "electricity"],
];

/** What says nothing that could be written down. */
const others = [
  ...["", "matumizi", "matumizi boda", "expense", "habari", "12,000 boda", "nataka kuona matumizi 12,000"],
  ...["matumizi 12,000 boda na 3,000 chai", "matumizi 12.000,50.1", "matumizi $12", "matumizi -", "expensive 12,000"],
  ...["matumizi 0754 111 222", "matumizi 10", "gauni 12,000", `matumizi 12,000 ${"boda ".repeat(300)}`],
];

describe("a message of what was spent", () => {
  it("has forty lines that people write", () => expect(lines.length).toBe(40));
  it.each(lines)("%s", (text, language, units, note) =>
    expect(readExpenseText(text)).toEqual({ language, minor: Math.round(units * 100), note }),
  );
  it.each(others)("%s is none", (text) => expect(readExpenseText(text)).toBeUndefined());

  it("says the same amount in every spelling, and what it was for as it was written", () => {
    const word = fc.constantFrom("boda", "umeme", "kodi ya duka", "fuel", "chai", "mfuko (mkubwa)", "Juma's lunch");
    const amount = fc.integer({ min: 1, max: 9_999 });
    const spellings = (thousands: number) => [
      ...[`${thousands}k`, `elfu ${thousands}`, `${thousands} elfu`, `${thousands * 1_000}`, `${thousands * 1_000}/=`],
      ...[formatAmount(thousands * 100_000), `Tsh ${formatAmount(thousands * 100_000)}`, `${thousands * 1_000}/-`],
    ];
    fc.assert(
      fc.property(word, amount, fc.nat(7), fc.boolean(), (what, thousands, which, isFirst) => {
        const said = spellings(thousands)[which];
        const read = readExpenseText(`matumizi ${isFirst ? `${said} ${what}` : `${what} ${said}`}`);
        expect(read).toEqual({ language: "sw", minor: thousands * 100_000, note: what });
      }),
    );
  });

  it("never throws, and never says more than it was told", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), (text) => {
        const read = readExpenseText(`matumizi ${text}`);
        if (!read) return;
        expect(Number.isSafeInteger(read.minor) && read.minor > 0).toBe(true);
        expect(read.note.length).toBeLessThanOrEqual(500);
      }),
    );
  });
});
