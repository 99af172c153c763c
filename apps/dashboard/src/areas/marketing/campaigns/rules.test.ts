import { countParts } from "@mauzo/channels/sms/count-parts";
import { expect, it } from "vitest";
import { charactersLeft, filledMessage, messageEnd, waitsForMorning } from "./rules.ts";

it.each([
  ["", 160],
  ["a".repeat(160), 0],
  ["a".repeat(161), 145],
  ["ж".repeat(60), 10],
  ["ж".repeat(71), 63],
])("says how much still fits into the parts of %j", (text, left) => {
  expect(charactersLeft(countParts(text))).toBe(left);
});

it("counts what every message ends with", () => {
  const message = filledMessage("Habari {name}, ni {shop}", "mteja", "Duka", messageEnd("https://mauzo.example"));
  expect(message).toBe("Habari mteja, ni Duka\nAcha: https://mauzo.example/o/00000000000000");
});

it("tells night from day by when it would begin", () => {
  const nowMs = Date.parse("2026-11-28T20:00:00Z");
  expect(waitsForMorning("2026-11-29T05:00:00Z", nowMs)).toBe(true);
  expect(waitsForMorning("2026-11-28T20:00:01Z", nowMs)).toBe(false);
});
