import { defineList } from "@mauzo/contract/lists";
import { expect, it } from "vitest";
import { sortAfterPress, tableSort } from "./list-sort.ts";

const list = defineList({
  columns: { created: "id", name: "text", spent: "integer or null" },
  first: "created_desc",
  filters: {},
});

it.each([
  ["created_desc", "name", "name"],
  ["name", "name", "name_desc"],
  ["name_desc", "name", "created_desc"],
  ["created_desc", "spent", "spent_desc"],
  ["spent_desc", "spent", "spent"],
  ["spent", "spent", "created_desc"],
  ["name_desc", "spent", "spent_desc"],
  ["created_desc", "created", "created"],
  ["created", "created", "created_desc"],
  ["name", "created", "created_desc"],
] as const)("from %s, a press on %s leads to %s", (sort, by, next) => {
  expect(sortAfterPress(list, sort, by)).toBe(next);
});

it("never stands still, also where the first order is the other way round", () => {
  const oldest = { ...list, first: "created" as const };
  expect(sortAfterPress(oldest, "created", "created")).toBe("created_desc");
  expect(sortAfterPress(oldest, "created_desc", "created")).toBe("created");
});

it("ignores a header that the list does not have", () => {
  tableSort(list, "name", () => expect.unreachable()).press("toString");
});
