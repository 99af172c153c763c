import { expect, it, onTestFinished, vi } from "vitest";
import { addDays, dayIn, dayRangeBounds, isRange, presetRange } from "./day-range.ts";

const dar = "Africa/Dar_es_Salaam";

it("counts days by the calendar, over months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(dayIn(dar, new Date("2026-11-20T21:30:00Z"))).toBe("2026-11-21");
});

it("names a day whatever the browser's own way to write it", () => {
  class American extends Intl.DateTimeFormat {
    constructor(_locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      super("en-US", options);
    }
  }
  vi.stubGlobal("Intl", { DateTimeFormat: American });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(dayIn(dar, new Date("2026-11-20T21:30:00Z"))).toBe("2026-11-21");
});

it.each([
  ["today", "2026-11-21"],
  ["week", "2026-11-15"],
  ["month", "2026-10-23"],
  ["thisMonth", "2026-11-01"],
] as const)("%s begins on %s", (preset, from) => {
  expect(presetRange(preset, "2026-11-21")).toEqual({ from, to: "2026-11-21" });
});

it("covers whole days of the shop, not of the browser", () => {
  expect(dayRangeBounds({ from: "2026-11-20", to: "2026-11-20" }, dar)).toEqual({
    from: "2026-11-19T21:00:00.000Z",
    before: "2026-11-20T21:00:00.000Z",
  });
});

it("keeps the hour that a clock change takes away", () => {
  expect(dayRangeBounds({ from: "2026-03-29", to: "2026-03-29" }, "Europe/Berlin")).toEqual({
    from: "2026-03-28T23:00:00.000Z",
    before: "2026-03-29T22:00:00.000Z",
  });
});

it.each([
  ["2026-11-20", "2026-11-20", true],
  ["2026-11-21", "2026-11-20", false],
  ["", "2026-11-20", false],
])("from %s to %s: %s", (from, to, possible) => {
  expect(isRange({ from, to })).toBe(possible);
});
