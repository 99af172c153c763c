import { expect, it } from "vitest";
import { nextLookMs } from "./next-look.ts";

const viewing = { by: "Asha", until: "2026-11-29T09:30:00.000Z", is_over: false };
const at = (time: string) => Date.parse(`2026-11-29T${time}:00.000Z`);

it("asks when the time is up, then every minute until it is over, and then no more", () => {
  expect(nextLookMs(viewing, at("09:00"))).toBe(30 * 60_000);
  expect(nextLookMs(viewing, at("09:30"))).toBe(60_000);
  // A clock that is a day ahead ends nothing.
  expect(nextLookMs(viewing, at("23:59"))).toBe(60_000);
  expect(nextLookMs({ ...viewing, is_over: true }, at("09:31"))).toBe(false);
  expect(nextLookMs(null, at("09:00"))).toBe(false);
});
