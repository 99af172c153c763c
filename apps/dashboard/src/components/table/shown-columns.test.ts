import { expect, it } from "vitest";
import { chosenColumns, readColumnChoice, shownColumns } from "./shown-columns.ts";

const columns = [{ id: "name" }, { id: "stock" }, { id: "changed", hidden: true }, { id: "place", from: 992 }];

it("shows what was chosen, else what the list shows where there is room, and always the first", () => {
  expect(shownColumns(columns, {}, 992)).toEqual({ name: true, stock: true, changed: false, place: true });
  expect(shownColumns(columns, {}, 768)).toEqual({ name: true, stock: true, changed: false, place: false });
  const choice = { name: false, stock: false, changed: true, place: true, gone: true };
  expect(shownColumns(columns, choice, 768)).toEqual({ name: true, stock: false, changed: true, place: true });
});

it("keeps what was changed, and nothing that room alone decides", () => {
  const shown = shownColumns(columns, { stock: false }, 768);
  expect(chosenColumns({ stock: false }, shown, { ...shown, changed: true })).toEqual({ stock: false, changed: true });
});

it.each([null, 7, "x", [true]])("reads %j as no choice", (kept) => {
  expect(readColumnChoice(kept)).toBeUndefined();
});

it("reads a kept choice and drops what is none", () => {
  expect(readColumnChoice({ stock: false, name: "yes" })).toEqual({ stock: false });
});
