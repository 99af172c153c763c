import { expect, it } from "vitest";
import { firstPages, isKeptKey, type KeptEntry, newestEntries, parseKept } from "./kept-entries.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const entry = (key: string, at = now, data: unknown = "x"): KeptEntry => ({ key: [key, {}], data, at });
const keysOf = (entries: readonly KeptEntry[]) => entries.map(({ key: [name] }) => name);

it("keeps the account, lists and records, and nothing that is not named", () => {
  const kept = ["/user", "shop", "/orders", "/orders/:id", "/products"].map((name) => isKeptKey([name, {}]));
  expect(kept).not.toContain(false);
  for (const name of ["/auth/renew", "/account/sessions", "/staff", "/invites", "/orders/:id/claims", undefined])
    expect(isKeptKey([name])).toBe(false);
});

it("keeps the newest that fit, the account before all", () => {
  const big = "x".repeat(500);
  const entries = [entry("/orders", now - 2, big), entry("/user", now - 9), entry("/products", now - 1, big)];
  expect(keysOf(newestEntries(entries, now, 700))).toEqual(["/user", "/products"]);
});

it("keeps nothing for longer than a week", () => {
  const week = 7 * 24 * 3_600_000;
  expect(keysOf(newestEntries([entry("/orders", now - week), entry("/products", now - week + 1)], now))).toEqual([
    "/products",
  ]);
});

it("keeps the beginning of a list that was scrolled far, and a record as it is", () => {
  expect(firstPages({ pages: [1, 2, 3], pageParams: ["", "a", "b"] })).toEqual({
    pages: [1, 2],
    pageParams: ["", "a"],
  });
  expect(firstPages({ id: "7" })).toEqual({ id: "7" });
});

const kept = { build: "b1", person: "p", shop: "s", session: "h", entries: [entry("/orders")] };

it("reads what this build wrote", () => expect(parseKept(JSON.stringify(kept), "b1")).toEqual(kept));

it.each([
  ["another build's", JSON.stringify({ ...kept, build: "b0" })],
  ["one that names nobody", JSON.stringify({ ...kept, person: undefined })],
  ["no list", JSON.stringify({ ...kept, entries: {} })],
  ["broken text", "{"],
  ["nothing", undefined],
])("does not read %s", (_, stored) => expect(parseKept(stored, "b1")).toBeUndefined());

it("leaves out entries that it does not know", () =>
  expect(parseKept(JSON.stringify({ ...kept, entries: [null, { key: "x" }, ...kept.entries] }), "b1")).toEqual(kept));
