import { expect, it } from "vitest";
import { isKnownShop, lookForShop } from "./known-shops.ts";

it("keeps a thousand addresses that lead nowhere, and ten thousand shops, the newest", async () => {
  for (let count = 0; count <= 1_000; count++) await lookForShop(`hakuna-${count}`, async () => false);
  expect([isKnownShop("hakuna-0"), isKnownShop("hakuna-1"), isKnownShop("hakuna-1000")]).toEqual([
    undefined,
    false,
    false,
  ]);
  for (let count = 0; count <= 10_000; count++) await lookForShop(`duka-${count}`, async () => true);
  expect([isKnownShop("duka-0"), isKnownShop("duka-1"), isKnownShop("duka-10000")]).toEqual([undefined, true, true]);
});

it("keeps nothing of what nobody could say", async () => {
  expect(await lookForShop("nani", async () => undefined)).toBe(true);
  expect(await lookForShop("nani", () => Promise.reject(new Error("away")))).toBe(true);
  expect(isKnownShop("nani")).toBeUndefined();
});
