import { expect, it } from "vitest";
import { usualTimes } from "./times.ts";

const times = (now: string) => {
  const { hour, tomorrow, monday } = usualTimes(new Date(now), "Africa/Dar_es_Salaam");
  return [hour, tomorrow, monday].map((each) => each.toISOString());
};

it("offers an hour from now, tomorrow and Monday at nine, by the shop's clock", () => {
  // Saturday, 23:30 in Dar es Salaam.
  expect(times("2026-11-28T20:30:00Z")).toEqual([
    "2026-11-28T21:30:00.000Z",
    "2026-11-29T06:00:00.000Z",
    "2026-11-30T06:00:00.000Z",
  ]);
  // Monday, half past midnight there: it is still Sunday by the clock of the server.
  expect(times("2026-11-29T21:30:00Z").slice(1)).toEqual(["2026-12-01T06:00:00.000Z", "2026-12-07T06:00:00.000Z"]);
});
