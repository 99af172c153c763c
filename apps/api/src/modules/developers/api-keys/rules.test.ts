import { expect, it } from "vitest";
import { isFrom } from "../../../http/api-keys/is-from.ts";
import { newSecret, overlapEnd, readNetwork } from "./rules.ts";

it("reads an address or a network in one spelling, and nothing else", () => {
  expect(
    ["196.41.0.7", "196.41.0.7/24", "2001:DB8:0::1", "2001:db8::5/48", "::ffff:196.41.0.7"].map((text) =>
      readNetwork(text),
    ),
  ).toEqual(["196.41.0.7", "196.41.0.0/24", "2001:db8::1", "2001:db8::/48", "196.41.0.7"]);
  const wrong = ["", "duka", "196.41.0.7/33", "196.41.0.7/", "196.41.0.7/x", "196.41.0.7/8/8", "::ffff:196.41.0.7/96"];
  expect(wrong.filter((text) => readNetwork(text) !== undefined)).toEqual([]);
});

it("lets in from the addresses that were named, and from anywhere without any", () => {
  const networks = ["196.41.0.0/24", "41.59.1.2", "2001:db8::/48"];
  for (const from of ["196.41.0.255", "41.59.1.2", "2001:db8::77", "::ffff:41.59.1.2"])
    expect([from, isFrom(networks, from)]).toEqual([from, true]);
  for (const from of ["196.41.1.0", "41.59.1.3", "2001:db9::77", "unknown", ""])
    expect([from, isFrom(networks, from)]).toEqual([from, false]);
  expect(isFrom([], "unknown")).toBe(true);
});

it("makes secrets of 256 bits that say what they are", () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^mauzo_[\w-]{43}$/);
});

it("lets the secret before work for a day, and no longer than its key", () => {
  const now = new Date("2026-11-27T10:00:00Z");
  expect(overlapEnd(null, now)).toBe("2026-11-28T10:00:00.000Z");
  expect(overlapEnd("2026-11-27T12:00:00Z", now)).toBe("2026-11-27T12:00:00.000Z");
  expect(overlapEnd("2027-11-27T12:00:00Z", now)).toBe("2026-11-28T10:00:00.000Z");
});
