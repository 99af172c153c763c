import { expect, it } from "vitest";
import { maxViews, readViews, viewQuery, withName, withView } from "./saved-views.ts";

it("keeps filters in one order and leaves out the open pages", () => {
  expect(viewQuery("status=paid&pages=3&search=asha")).toBe("search=asha&status=paid");
});

it("adds a view, and changes the one of the same name", () => {
  const one = withView([], " Paid ", "status=paid&pages=2") ?? [];
  expect(one).toEqual([{ name: "Paid", query: "status=paid" }]);
  expect(withView(one, "Paid", "status=pending")).toEqual([{ name: "Paid", query: "status=pending" }]);
});

it("takes no view without a name, and none beyond twelve", () => {
  expect(withView([], "  ", "status=paid")).toBeUndefined();
  const full = Array.from({ length: maxViews }, (_, index) => ({ name: `${index}`, query: "" }));
  expect(withView(full, "one more", "")).toBeUndefined();
  expect(withView(full, "3", "status=paid")?.[3]).toEqual({ name: "3", query: "status=paid" });
});

it("reads what it wrote and drops what it did not", () => {
  expect(readViews([{ name: "Paid", query: "status=paid" }, { name: 7, query: "" }, null, { name: "" }])).toEqual([
    { name: "Paid", query: "status=paid" },
  ]);
  expect(readViews("x")).toBeUndefined();
});

it("gives a view another name, but none that another has", () => {
  const [paid, late] = [
    { name: "Paid", query: "status=paid" },
    { name: "Late", query: "status=late" },
  ];
  expect(withName([paid, late], paid, "Done")).toEqual([{ ...paid, name: "Done" }, late]);
  expect(withName([paid, late], paid, "Paid")).toEqual([paid, late]);
  expect(withName([paid, late], paid, "Late")).toBeUndefined();
});
