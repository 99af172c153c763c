import { expect, it } from "vitest";
import { addressesOf, keyRights, permissionsOf, rightsIn } from "./rules.ts";

it("gives the rights that were chosen, and no others", () => {
  for (const { name, need } of keyRights) {
    expect(permissionsOf(new Set([name]))).toEqual([{ resource: need.resource, action: [need.action] }]);
    expect(rightsIn(permissionsOf(new Set([name])))).toEqual([name]);
  }
  const all = keyRights.map(({ name }) => name);
  const given = permissionsOf(new Set(all));
  expect(new Set(given.map(({ resource }) => resource)).size).toBe(given.length);
  expect(rightsIn(given)).toEqual(all);
  expect(permissionsOf(new Set())).toEqual([]);
});

it("reads addresses however they are put beside each other", () => {
  expect(addressesOf(" 196.41.0.7\n196.41.0.0/24, 2001:db8::/48;\n\n")).toEqual([
    ...["196.41.0.7", "196.41.0.0/24", "2001:db8::/48"],
  ]);
  expect(addressesOf(" \n")).toEqual([]);
});
