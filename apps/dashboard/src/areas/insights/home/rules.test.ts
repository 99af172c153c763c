import { expect, it } from "vitest";
import { barTime, changeOf, dayPart, figureText } from "./rules.ts";

const zone = "Africa/Dar_es_Salaam";

it("tells a change in per cent, and none where there was nothing", () => {
  expect(changeOf(150, 100)).toBe(50);
  expect(changeOf(1, 3)).toBe(-67);
  expect(changeOf(0, 7)).toBe(-100);
  expect(changeOf(5, 0)).toBeUndefined();
});

it("tells a bar's hour or day, and its number with all digits", () => {
  expect(barTime("2026-11-21T09:00", "hour", "sw")).toBe("09:00");
  expect(barTime("2026-11-01T00:00", "day", "en")).toBe("Nov 1");
  expect(figureText("orders", 12_345, "TZS")).toBe("12345");
  expect(figureText("owed_minor", 123_450_000, "TZS")).toBe("1,234,500.00 TZS");
});

it.each([
  ["2026-11-21T01:00:00Z", "morning"],
  ["2026-11-21T09:00:00Z", "afternoon"],
  ["2026-11-21T13:00:00Z", "evening"],
  ["2026-11-21T00:30:00Z", "evening"],
])("greets at %s with %s", (now, part) => {
  expect(dayPart(new Date(now), zone)).toBe(part);
});
