import fc from "fast-check";
import { expect, it } from "vitest";
import { cutOutsidePhones, keepMasked, maskPhones } from "./mask-phones.ts";

const scripts = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "０１２３４５６７８９", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"].map((digits) => [
  ...digits,
]);
const inScript = (text: string, script: readonly string[]) =>
  text.replace(/\d/g, (digit) => script[Number(digit)] ?? "");
/** The digits of a text, in plain ones. */
const digitsOf = (text: string) =>
  [...text]
    .flatMap((sign) =>
      scripts
        .map((script) => script.indexOf(sign))
        .filter((value) => value >= 0)
        .slice(0, 1),
    )
    .join("");

const number = fc
  .tuple(fc.constantFrom("71", "74", "75", "76", "78", "65", "68", "62"), fc.stringMatching(/^\d{7}$/))
  .map(([network, rest]) => network + rest);
const separators = ["", " ", "-", ".", "  ", "\u00a0", "\u200b", "‑", " - ", "/", "_", "·", ") ", "%20"];
const spelt = fc
  .record({
    digits: number,
    lead: fc.constantFrom(
      "0",
      "+255",
      "255",
      "00255",
      "+255 ",
      "(0",
      "+255-",
      "+ 255 (0)",
      "+(255) ",
      "",
      "%2B255",
      "tel:+255",
    ),
    between: fc.constantFrom(...separators),
    cuts: fc.constantFrom([3, 6], [2, 5], [3], [3, 5, 7], [1, 2, 3, 4, 5, 6, 7, 8], []),
    script: fc.constantFrom(...scripts),
  })
  .map(({ digits, lead, between, cuts, script }) => {
    const parts = [0, ...cuts].map((from, at, all) => digits.slice(from, all[at + 1]));
    return { digits, written: lead + parts.map((part) => inScript(part, script)).join(between) };
  });
const around = fc.constantFrom(
  ["", ""],
  ["piga ", " jioni"],
  ["Kanga 2, ", ", asante"],
  ["(", ")"],
  ["simu", "Asha"],
  ["TZS 35,000 ", " 12"],
  ["x\n", "\n3 kanga"],
  ["https://wa.me/", "?text=Habari%20Asha"],
);
/** Whether six of its digits stand in a row, with none hidden between them. */
const reveals = (shown: string, digits: string) =>
  shown
    .replace(/%2[0B]/g, "")
    .split("•••")
    .some((part) => [0, 1, 2, 3].some((at) => digitsOf(part).includes(digits.slice(at, at + 6))));

it("hides most digits of a number, however it is spelled and whatever stands around it", () => {
  fc.assert(
    fc.property(spelt, around, ({ digits, written }, [before = "", after = ""]) => {
      const masked = maskPhones(before + written + after);
      expect({ masked, whole: reveals(masked, digits) }).toEqual({ masked, whole: false });
      expect(masked.endsWith(after)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

it("hides every one of several, wherever they end", () => {
  const joined = fc.constantFrom(" ", ", ", "/", "; ", " au ", "\n", " - ");
  fc.assert(
    fc.property(number, number, joined, fc.constantFrom("0", "+255"), (one, other, between, lead) => {
      const masked = maskPhones(`${lead}${one}${between}0${other}`);
      // The end of the one and the beginning of the other, which are both shown, may together happen to be six of its digits.
      const shown = `${one.slice(-3)} 0${other.slice(0, 3)}`;
      fc.pre(!reveals(shown, one) && !reveals(shown, other));
      expect([masked, reveals(masked, one), reveals(masked, other)]).toEqual([masked, false, false]);
    }),
    { numRuns: 1_000 },
  );
});

it("shows a number as customers' numbers are shown, in any country", () => {
  expect(maskPhones("Piga 0712 345 678 au +255754111222, si 12345")).toBe(
    "Piga 0712 ••• 678 au 0754 ••• 222, si 12345",
  );
  expect(maskPhones("+4915112345678 au 0044 7911 123456")).toBe("+491 ••• 78 au +447 ••• 56");
  expect(maskPhones("0️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣")).toContain("0712 ••• 678");
  expect(maskPhones("https://wa.me/447911123456")).toBe("https://wa.me/+447 ••• 56");
});

it("changes nothing twice, and nothing else", () => {
  fc.assert(fc.property(spelt, ({ written }) => maskPhones(maskPhones(written)) === maskPhones(written)));
  for (const text of [
    "Hakuna namba",
    "TZS 6,500,000.00",
    "TZS 750,000,000",
    "2026-11-20T10:30:00.123Z",
    "0193e1b2-0712-7345-9678-0712345678ab",
    "/dashboard/orders/0193e1b2-0712-7345-9678-071234567812",
    "7K4Q9-DXM2T",
    "6001087004244",
    "0".repeat(40),
    "9".repeat(99),
    "1 ".repeat(50),
  ])
    expect(maskPhones(text)).toBe(text);
});

it("keeps a text that was only shown masked", () => {
  expect(keepMasked("Piga 0712345678", "Piga 0712 ••• 678")).toBe("Piga 0712345678");
  expect(keepMasked("Piga 0712345678", "Usipige")).toBe("Usipige");
});

it("cuts no number in two, wherever the cut falls", () => {
  const text = "Piga 0712 345 678 au +255754111222, si 12345";
  const masked = maskPhones(text);
  for (let most = 0; most <= text.length; most++) {
    const cut = cutOutsidePhones(text, most);
    expect(text.startsWith(cut)).toBe(true);
    expect(masked.startsWith(maskPhones(cut))).toBe(true);
    expect(maskPhones(cut).length).toBeLessThanOrEqual(most);
  }
  expect(cutOutsidePhones(text, 12)).toBe("Piga 0712 ");
  expect(cutOutsidePhones(text, 18)).toBe("Piga 0712 345 678 ");
  expect(cutOutsidePhones("Bei ni 12,000", 9)).toBe("Bei ni 12");
});
