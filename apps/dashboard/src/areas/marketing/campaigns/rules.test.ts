import { countParts } from "@mauzo/channels/sms/count-parts";
import { expect, it } from "vitest";
import { charactersLeft, filledMessage, messageEnd, momentOf, typedMoment, waitsForMorning } from "./rules.ts";

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

it("reads a day and a time by the clock of the shop, wherever somebody is", () => {
  expect(momentOf("2026-11-28T09:30", "Africa/Dar_es_Salaam")).toBe("2026-11-28T06:30:00.000Z");
  expect(momentOf("2026-11-28T09:30", "Europe/Berlin")).toBe("2026-11-28T08:30:00.000Z");
  expect(momentOf("", "Africa/Dar_es_Salaam")).toBeUndefined();
  expect(typedMoment(new Date("2026-11-28T22:05:00Z"), "Africa/Dar_es_Salaam")).toBe("2026-11-29T01:05");
});

it("tells night from day by when it would begin", () => {
  const nowMs = Date.parse("2026-11-28T20:00:00Z");
  expect(waitsForMorning("2026-11-29T05:00:00Z", nowMs)).toBe(true);
  expect(waitsForMorning("2026-11-28T20:00:01Z", nowMs)).toBe(false);
});
