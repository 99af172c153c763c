import { expect, it } from "vitest";
import { isFrom, readNetwork } from "./networks.ts";

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
