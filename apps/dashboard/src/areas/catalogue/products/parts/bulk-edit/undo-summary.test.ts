import type { BatchProduct } from "@mauzo/contract/catalogue/product-bulk-edits";
import { expect, it } from "vitest";
import { undoSummary } from "./undo-summary.ts";

const changes = [{ of: "", field: "category" as const, before: "home", after: "media" }];
const products = (...states: BatchProduct["undo"][]) => states.map((undo) => ({ undo, changes }));
const said = (all: Parameters<typeof undoSummary>[0], undone = false) =>
  undoSummary(all, undone).lines.map(({ words, of }) => [words, of]);

it("counts what becomes as it was apart from what is new and archived", () => {
  const all = products("archive", "back", "changed", "partly", "archive");
  expect(undoSummary(all, false)).toMatchObject({ back: 2, made: 2 });
  expect(said(all)).toEqual([
    ["undo.back", 1],
    ["undo.partly", 1],
    ["undo.archive", 2],
    ["undo.changed", 1],
  ]);
});

it("says of what is left that it stayed, once it is taken back or nothing of it can be", () => {
  expect(said(products("done", "moved"), true)).toEqual([
    ["stayed.moved", 1],
    ["isBack", 1],
  ]);
  expect(said(products("archived"))).toEqual([["stayed.archived", 1]]);
  expect(said([{ undo: "done", changes: [] }], true)).toEqual([["isArchived", 1]]);
});
