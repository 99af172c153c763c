import { expect, it } from "vitest";
import { readColumnChoice, shownColumns } from "./shown-columns.ts";

const columns = [{ id: "name" }, { id: "stock" }, { id: "changed", hidden: true }];

it("shows what was chosen, else what the list shows, and always the first", () => {
  expect(shownColumns(columns, {})).toEqual({ name: true, stock: true, changed: false });
  expect(shownColumns(columns, { name: false, stock: false, changed: true, gone: true })).toEqual({
    name: true,
    stock: false,
    changed: true,
  });
});

it.each([null, 7, "x", [true]])("reads %j as no choice", (kept) => {
  expect(readColumnChoice(kept)).toBeUndefined();
});

it("reads a kept choice and drops what is none", () => {
  expect(readColumnChoice({ stock: false, name: "yes" })).toEqual({ stock: false });
});
