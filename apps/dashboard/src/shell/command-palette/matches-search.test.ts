import { expect, it } from "vitest";
import { matchesSearch } from "./matches-search.ts";

it.each([
  ["Your profile", "prof"],
  ["Staff accounts", "staff"],
  ["Log out", "logout"],
  ["Kiswahili", "swahili"],
  ["Settings", "setings"],
  ["Orders", "ordres"],
  ["Mipangilio", "mipanglio"],
  ["Orders", "  ORDERS "],
  ["Orders", ""],
] as const)("finds %s by %s", (name, typed) => {
  expect(matchesSearch(name, typed)).toBe(true);
});

it.each([
  ["Staff accounts", "sat"],
  ["Staff accounts", "asali"],
  ["Change language: Kiswahili", "kikoi"],
  ["Your profile", "product"],
] as const)("does not find %s by %s", (name, typed) => {
  expect(matchesSearch(name, typed)).toBe(false);
});
