import fc from "fast-check";
import { expect, it } from "vitest";
import { joinThousands } from "./join-thousands.ts";

it.each<[string[], number, string[] | undefined]>([
  [["Kanga", "35", "000", "4"], 3, ["Kanga", "35,000", "4"]],
  [["Gari", "Tsh 12", "500", "000/=", "1"], 3, ["Gari", "Tsh 12,500,000/=", "1"]],
  [["Kanga", "35", "000", "4", "", ""], 3, ["Kanga", "35,000", "4"]],
  [["Kanga", "35", "000", "200"], 3, undefined],
  [["Kanga", "nyekundu", "zuri", "4"], 3, undefined],
  [["Kanga", "35,000", "4"], 3, undefined],
])("of %j in %i columns makes %j", (cells, columns, row) => expect(joinThousands(cells, columns)).toEqual(row));

it("takes and adds nothing but commas", () => {
  const cell = fc.constantFrom("Kanga", "35", "000", "4", "1,200", "", "Tsh 9");
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 12 }), fc.integer({ min: 1, max: 10 }), (cells, columns) => {
      const row = joinThousands(cells, columns);
      if (!row) return;
      expect(row).toHaveLength(columns);
      expect(row.join(",")).toBe(cells.join(",").replace(/,+$/, ""));
    }),
  );
});
