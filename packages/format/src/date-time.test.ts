import { describe, expect, it } from "vitest";
import { formatAgo, formatAsOf, formatDateTime, formatDay, formatRelative, formatTime } from "./date-time.ts";

const moment = "2026-11-20T13:05:00.000Z";
const dar = "Africa/Dar_es_Salaam";

describe("formatDateTime", () => {
  it("writes the shop's own time, not the browser's", () => {
    expect(formatDateTime(moment, dar)).toBe("November 20, 2026, 4:05 PM");
    expect(formatDateTime("2026-01-31T21:30:00Z", dar)).toBe("February 1, 2026, 12:30 AM");
  });
  it("writes Swahili months and a 24-hour clock", () => {
    expect(formatDateTime(moment, dar, "sw")).toBe("20 Novemba 2026, 16:05");
  });
  it("says Invalid Date for anything else", () => {
    expect(formatDateTime("yesterday", dar)).toBe("Invalid Date");
  });
});

describe("formatAsOf", () => {
  it("writes the time of a moment today, in the shop's zone, and the date of one before", () => {
    const now = Date.parse("2026-11-20T20:59:00Z");
    expect(formatAsOf(moment, now, dar)).toBe("4:05 PM");
    expect(formatAsOf(moment, now, dar, "sw")).toBe("16:05");
    expect(formatAsOf(moment, now + 120_000, dar)).toBe("November 20, 2026, 4:05 PM");
    expect(formatAsOf("never", now, dar)).toBe("Invalid Date");
  });
});

describe("formatTime", () => {
  it("writes the time of day in the shop's zone, and names the zone", () => {
    expect(formatTime(moment, dar)).toBe("4:05 PM, East Africa Time");
    expect(formatTime(moment, dar, "sw")).toBe("16:05, Saa za Afrika Mashariki");
    expect(formatTime("never", dar)).toBe("Invalid Date");
  });
});

describe("formatRelative", () => {
  const now = Date.parse(moment);
  it("speaks of the last day only", () => {
    expect(formatRelative("2026-11-20T13:04:40Z", now)).toBe("just now");
    expect(formatRelative("2026-11-20T13:00:00Z", now)).toBe("5 minutes ago");
    expect(formatRelative("2026-11-20T11:00:00Z", now, "sw")).toContain("2");
    expect(formatRelative("2026-11-19T13:00:00Z", now)).toBeUndefined();
    expect(formatRelative("nonsense", now)).toBeUndefined();
  });
});

it.each([
  ["2026-11-20T13:05:30Z", "just now", "sasa hivi"],
  ["2026-11-20T12:10:00Z", "56 minutes ago", "dakika 56 zilizopita"],
  ["2026-11-20T11:05:00Z", "2 hours ago, 2:05 PM", "saa 2 zilizopita, 14:05"],
])("says the time of day of what is an hour old: %s", (iso, en, sw) => {
  const now = Date.parse("2026-11-20T13:06:00Z");
  const read = (language: "en" | "sw") => formatAgo(iso, now, "Africa/Dar_es_Salaam", language);
  expect([read("en"), read("sw")]).toEqual([en, sw]);
  expect(formatAgo("2026-11-19T13:05:00Z", now, "Africa/Dar_es_Salaam")).toBeUndefined();
});

it("writes a day of the calendar, wherever the reader is", () => {
  expect([formatDay("1990-05-12"), formatDay("1990-05-12", "sw")]).toEqual(["May 12, 1990", "12 Mei 1990"]);
  expect(formatDay("jana")).toBe("Invalid Date");
});
