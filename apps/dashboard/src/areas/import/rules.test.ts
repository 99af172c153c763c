import { readPriceList } from "@mauzo/format/price-list/read-price-list";
import { expect, it } from "vitest";
import { proposalsOf } from "./rules.ts";

it("takes a new product once, however often it stands in the list", () => {
  const list = readPriceList("Gauni refu 35,000\nViatu 28k\ngauni Refu 36,000\nGauni fupi 20,000");
  expect(proposalsOf(list, new Map()).map(({ name, taken }) => [name, taken])).toEqual([
    ["Gauni refu", true],
    ["Viatu", true],
    ["gauni Refu", false],
    ["Gauni fupi", true],
  ]);
});
