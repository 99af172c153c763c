import { expect, it } from "vitest";
import { mergeVisibility, readColumnVisibility, visibleColumns } from "./visible-columns.ts";

const columns = [{ id: "name" }, { id: "stock" }, { id: "changed", hidden: true }, { id: "place", from: 992 }];

it("shows what was chosen, else what the list shows where there is room, and always the first", () => {
  expect(visibleColumns(columns, {}, 992)).toEqual({ name: true, stock: true, changed: false, place: true });
  expect(visibleColumns(columns, {}, 768)).toEqual({ name: true, stock: true, changed: false, place: false });
  const choice = { name: false, stock: false, changed: true, place: true, gone: true };
  expect(visibleColumns(columns, choice, 768)).toEqual({ name: true, stock: false, changed: true, place: true });
});

it("keeps what was changed, and nothing that room alone decides", () => {
  const shown = visibleColumns(columns, { stock: false }, 768);
  expect(mergeVisibility({ stock: false }, shown, { ...shown, changed: true })).toEqual({
    stock: false,
    changed: true,
  });
});

it.each([null, 7, "x", [true]])("reads %j as no choice", (kept) => {
  expect(readColumnVisibility(kept)).toBeUndefined();
});

it("reads a kept choice and drops what is none", () => {
  expect(readColumnVisibility({ stock: false, name: "yes" })).toEqual({ stock: false });
});
