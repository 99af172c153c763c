import { expect, it } from "vitest";
import { hasHiddenLink, nextStatuses, statusChangesTo, withLink } from "./rules.ts";

it("puts a new link where the history shows none", () => {
  const text = "Iko tayari: https://mauzo.example/cart?token=… Karibu";
  expect(hasHiddenLink(text)).toBe(true);
  expect(withLink(text, "https://m.example/cart?token=a$&b")).toBe(
    "Iko tayari: https://m.example/cart?token=a$&b Karibu",
  );
  expect(hasHiddenLink("Iko tayari")).toBe(false);
});

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
