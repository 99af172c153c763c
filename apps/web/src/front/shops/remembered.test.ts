import { expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

const shops = remembered<true>();

it("keeps a thousand names that lead nowhere, and ten thousand that lead somewhere, the newest", async () => {
  for (let count = 0; count <= 1_000; count++) await shops.look(`hakuna-${count}`, async () => null);
  expect([shops.get("hakuna-0"), shops.get("hakuna-1"), shops.get("hakuna-1000")]).toEqual([undefined, null, null]);
  for (let count = 0; count <= 10_000; count++) await shops.look(`duka-${count}`, async () => true);
  expect([shops.get("duka-0"), shops.get("duka-1"), shops.get("duka-10000")]).toEqual([undefined, true, true]);
});

it("keeps nothing of what nobody could say", async () => {
  expect(await shops.look("nani", async () => undefined)).toBeUndefined();
  expect(await shops.look("nani", () => Promise.reject(new Error("away")))).toBeUndefined();
  expect(shops.get("nani")).toBeUndefined();
});

it("believes what it found for so long, or until a change is reported", async () => {
  const products = remembered<string>(60_000);
  const names = ["demo/1", "demo/2", "duka/1"];
  for (const name of names) await products.look(name, async () => `kanga-${name}`);
  expect(products.get("demo/1")).toBe("kanga-demo/1");
  vi.useFakeTimers({ now: Date.now() + 60_001, toFake: ["Date"] });
  expect(products.get("demo/1")).toBeUndefined();
  vi.useRealTimers();
  for (const name of names) await products.look(name, async () => `kanga-${name}`);
  products.forget((name) => name.startsWith("demo/"));
  expect([products.get("demo/1"), products.get("demo/2"), products.get("duka/1")]).toEqual([
    undefined,
    undefined,
    "kanga-duka/1",
  ]);
});
