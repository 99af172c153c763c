import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  firstBatch,
  maxRenderedRows,
  nextBatchSize,
  nextRenderedRows,
  type RowRange,
  reusableRows,
  rowsBetween,
} from "./virtual-rows.ts";

const views = fc
  .record({ count: fc.integer({ min: 1, max: 20_000 }), at: fc.nat(20_000), tall: fc.integer({ min: 1, max: 40 }) })
  .map(({ count, at, tall }) => ({ count, seen: { from: at % count, to: Math.min(count, (at % count) + tall) } }));
const spans = fc
  .record({ from: fc.nat(20_000), of: fc.nat(maxRenderedRows) })
  .map(({ from, of }) => ({ from, to: from + of }));
const fresh = (before: RowRange, after: RowRange) =>
  after.to - after.from - Math.max(0, Math.min(before.to, after.to) - Math.max(before.from, after.from));

describe("rows near what is seen", () => {
  it("come by pieces until all that is seen stands there, and never more than 90", () => {
    fc.assert(
      fc.property(views, spans, fc.integer({ min: 1, max: 3 }), ({ count, seen }, start, atOnce) => {
        let drawn = start;
        for (let turn = 0; turn < 400; turn++) {
          const next = nextRenderedRows(drawn, seen, count, atOnce);
          if (next === drawn) break;
          expect(fresh(drawn, next)).toBeLessThanOrEqual(Math.max(firstBatch, atOnce));
          expect(next.from).toBeGreaterThanOrEqual(0);
          expect(next.to).toBeLessThanOrEqual(count);
          expect(next.to - next.from).toBeLessThanOrEqual(maxRenderedRows);
          drawn = next;
        }
        expect(nextRenderedRows(drawn, seen, count, atOnce)).toBe(drawn);
        expect(drawn.from).toBeLessThanOrEqual(seen.from);
        expect(drawn.to).toBeGreaterThanOrEqual(seen.to);
      }),
    );
  });

  it("come in larger pieces on a fast device and singly on a slow one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.double({ min: 0, max: 2_000, noNaN: true }), (before, took) => {
        const after = nextBatchSize(before, took);
        expect(after).toBeGreaterThanOrEqual(1);
        expect(after).toBeLessThanOrEqual(3);
        if (took < 22) expect(after).toBe(Math.min(before + 1, 3));
        else expect(after).toBe(took > 34 ? Math.max(before - 1, 1) : before);
      }),
    );
  });

  it("stay where others come before them or between them, and a piece of new ones comes", () => {
    const ids = Array.from({ length: 40 }, (_, at) => `row ${at}`);
    expect(reusableRows(ids.slice(10, 30), ["new", ...ids], { from: 10, to: 30 })).toEqual({ from: 11, to: 31 });
    expect(reusableRows(ids.slice(0, 20), ["a", "b", "c", "d", "e"], { from: 0, to: 20 })).toEqual({
      from: 0,
      to: firstBatch,
    });
    expect(reusableRows(ids.slice(0, 20), [], { from: 0, to: 20 })).toEqual({ from: 0, to: 0 });
    const others = [ids[0] ?? "", ...Array.from({ length: 30 }, (_, at) => `other ${at}`)];
    expect(reusableRows(ids.slice(0, 20), others, { from: 0, to: 20 })).toEqual({ from: 0, to: firstBatch });
  });

  it("are found by their heights", () => {
    expect(rowsBetween(0, 100, 10, () => 50)).toEqual({ from: 0, to: 2 });
    expect(rowsBetween(120, 190, 10, (row) => (row === 0 ? 100 : 50))).toEqual({ from: 1, to: 3 });
    expect(rowsBetween(10_000, 10_100, 10, () => 50)).toEqual({ from: 10, to: 10 });
    expect(rowsBetween(-300, -100, 10, () => 50)).toEqual({ from: 0, to: 0 });
  });
});
