import { expect, it } from "vitest";
import { nextStatuses, presetsTo, statusChangesTo } from "./rules.ts";

it("offers every move of the table that the person may make, the usual ones first", () => {
  expect(nextStatuses("new", true)).toEqual({
    usual: ["preparing"],
    others: ["ready", "picked up", "delivered", "cancelled"],
  });
  expect(nextStatuses("new", false).others).not.toContain("cancelled");
  expect(nextStatuses("delivered", true).others).not.toContain("cancelled");
  expect(nextStatuses("cancelled", false)).toEqual({ usual: [], others: [] });
  expect(nextStatuses("cancelled", true).others).toEqual(["new", "preparing", "ready"]);
});

it("moves of many those that may go there", () => {
  const orders = [
    { id: "a", fulfilment: "new" as const },
    { id: "b", fulfilment: "delivered" as const },
    { id: "c", fulfilment: "cancelled" as const },
  ];
  expect(statusChangesTo(orders, "cancelled", true)).toEqual([{ id: "a", from: "new", to: "cancelled" }]);
  expect(statusChangesTo(orders, "new", false).map(({ id }) => id)).toEqual(["b"]);
});

it("offers the amounts people pay in, up to all of it", () => {
  expect(presetsTo(2_500_000)).toEqual([2_500_000, 1_000_000]);
  expect(presetsTo(1_000_000)).toEqual([1_000_000]);
});
