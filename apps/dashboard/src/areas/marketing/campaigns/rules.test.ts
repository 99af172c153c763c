import { countParts } from "@mauzo/channels/sms/count-parts";
import { expect, it } from "vitest";
import { charactersLeft, filledMessage, messageEnd, sampleLink, waitsForMorning } from "./rules.ts";

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
  const site = "https://mauzo.example";
  const values = { name: "mteja", shop: "Duka", link: sampleLink(site) };
  expect(filledMessage("Habari {name}, ni {shop}: {link}", values, messageEnd(site))).toBe(
    `Habari mteja, ni Duka: ${site}/l/00000000000000\nAcha: ${site}/o/00000000000000`,
  );
});

it("tells night from day by when it would begin", () => {
  const nowMs = Date.parse("2026-11-28T20:00:00Z");
  expect(waitsForMorning("2026-11-29T05:00:00Z", nowMs)).toBe(true);
  expect(waitsForMorning("2026-11-28T20:00:01Z", nowMs)).toBe(false);
});
