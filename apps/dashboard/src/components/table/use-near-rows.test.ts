import fc from "fast-check";
import { expect, it } from "vitest";
import { mostRows, nearRows } from "./use-near-rows.ts";

const seen = fc
  .record({ count: fc.integer({ min: 1, max: 20_000 }), at: fc.nat(20_000), tall: fc.integer({ min: 0, max: 60 }) })
  .map(({ count, at, tall }) => ({ count, start: at % count, end: Math.min(count - 1, (at % count) + tall) }));

it("never more than 300 rows stand in the page, in their order, those that are seen among them", () => {
  fc.assert(
    fc.property(seen, ({ count, start, end }) => {
      const rows = nearRows(start, end, count);
      expect(rows).toHaveLength(Math.min(count, mostRows));
      expect(rows.every((row, at) => at === 0 || row === (rows[at - 1] ?? 0) + 1)).toBe(true);
      expect(rows[0]).toBeGreaterThanOrEqual(0);
      expect(rows[0]).toBeLessThanOrEqual(start);
      expect(rows.at(-1)).toBeGreaterThanOrEqual(end);
      expect(rows.at(-1)).toBeLessThan(count);
    }),
  );
});
