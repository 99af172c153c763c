import fc from "fast-check";
import { expect, it } from "vitest";
import { newKey, readOutcome } from "./storefront-api.ts";

it("reads a link, and nothing that is no web address as one", () => {
  expect(readOutcome(201, { url: "https://duka.example/cart?token=a" })).toEqual({
    kind: "link",
    url: "https://duka.example/cart?token=a",
  });
  for (const url of ["javascript:alert(1)", "/cart", 7, undefined])
    expect(readOutcome(201, { url })).toEqual({ kind: "failed", status: 201 });
});

it("reads which lines cannot be had, and fails on everything else", () => {
  const detail = [{ type: "sold_out", loc: ["body", "lines", 1], msg: "Kahawa is sold out." }];
  expect(readOutcome(409, { code: "storefront_cart_changed", detail, products: [] })).toEqual({
    kind: "refused",
    problems: [{ line: 1, text: "Kahawa is sold out." }],
    products: [],
  });
  expect(readOutcome(409, { code: "idempotency_key_reused", detail: "This key was used", products: [] })).toEqual({
    kind: "failed",
    status: 409,
  });
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 599 }), fc.jsonValue(), (status, body) => {
      expect(readOutcome(status, body).kind).toBe("failed");
    }),
  );
});

it("makes keys that nobody guesses", () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
