import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeFormula, unescapeFormula } from "./escape-formula.ts";

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "'=1"])("guards %j", (text) =>
  expect(escapeFormula(text)).toBe(`'${text}`),
);

it("leaves Ng'ombe, '90s and 5-6 as they are", () => {
  for (const text of ["Ng'ombe", "'90s", "5-6", ""])
    expect([escapeFormula(text), unescapeFormula(text)]).toEqual([text, text]);
});

it("is undone to the letter", () => {
  const texts = fc.string({ unit: fc.constantFrom("'", "=", "-", "a", "\t", '"', ",") });
  fc.assert(
    fc.property(texts, (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
});
