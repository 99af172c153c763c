import { expect, it } from "vitest";
import { momentOf, typedMoment } from "./zoned-moment.ts";

it("reads a day and a time by the clock of the shop, wherever somebody is", () => {
  expect(momentOf("2026-11-28T09:30", "Africa/Dar_es_Salaam")).toBe("2026-11-28T06:30:00.000Z");
  expect(momentOf("2026-11-28T09:30", "Europe/Berlin")).toBe("2026-11-28T08:30:00.000Z");
  expect(momentOf("", "Africa/Dar_es_Salaam")).toBeUndefined();
  expect(typedMoment(new Date("2026-11-28T22:05:00Z"), "Africa/Dar_es_Salaam")).toBe("2026-11-29T01:05");
});
