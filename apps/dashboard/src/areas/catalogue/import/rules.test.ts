import type { KnownProduct } from "@mauzo/contract/catalogue/known-product";
import { readPriceList } from "@mauzo/format/price-list/read-price-list";
import { expect, it } from "vitest";
import { mayReprice, proposalsOf } from "./rules.ts";

it("takes a new product once, however often it stands in the list", () => {
  const list = readPriceList("Gauni refu 35,000\nViatu 28k\ngauni Refu 36,000\nGauni fupi 20,000");
  expect(proposalsOf(list, new Map()).map(({ name, taken }) => [name, taken])).toEqual([
    ["Gauni refu", true],
    ["Viatu", true],
    ["gauni Refu", false],
    ["Gauni fupi", true],
  ]);
});

const product = (name: string, ...variants: string[]): KnownProduct => ({
  id: crypto.randomUUID(),
  name,
  variants: variants.map((variant) => ({
    id: crypto.randomUUID(),
    name: variant,
    price: { minor: 320_000, currency: "TZS" },
  })),
});

it("offers to change a price only where the shop has what the line names", () => {
  const read = (line: string, ...products: KnownProduct[]) => {
    const [proposal] = proposalsOf(readPriceList(line), new Map([["sukari", products]]));
    if (!proposal) throw new Error("nothing was read");
    expect(mayReprice(proposal, products)).toBe(proposal.reprices);
    return [proposal.reprices, proposal.taken];
  };
  const sizes = "Sukari kg 1 3300, kg 2 6,300";
  expect(read("Sukari 3300", product("Sukari", ""))).toEqual([true, true]);
  expect(read(sizes, product("Sukari", ""))).toEqual([false, false]);
  expect(read(sizes, product("Sukari", "kg 1", "kg 5"))).toEqual([true, false]);
  expect(read(sizes, product("Sukari", "kg 1", "KG 2"))).toEqual([true, true]);
  expect(read(sizes, product("Sukari", "kg 1"), product("Sukari", "kg 1"))).toEqual([false, false]);
  expect(read("Sukari 3300", product("Sukari"))).toEqual([false, false]);
});
