import { expect, it, vi } from "vitest";
import { lazyPart } from "./lazy-part.ts";

it("asks once, however often it is wanted", async () => {
  const load = vi.fn(async () => "code");
  const part = lazyPart(load);
  expect(part.now()).toBeUndefined();
  part.expect();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(["code", "code"]);
  expect([part.now(), await part.fetch(), load.mock.calls.length]).toEqual(["code", "code", 1]);
});

it("asks again after a failure, which nobody else hears of", async () => {
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("offline"));
  const part = lazyPart(load);
  part.expect();
  await expect(part.fetch()).rejects.toThrow("offline");
  expect(part.now()).toBeUndefined();
  expect(await part.fetch()).toBe("code");
});

it("asks for a chunk that failed by another address", async () => {
  const load = vi
    .fn()
    .mockRejectedValue(new TypeError("Failed to fetch dynamically imported module: http://localhost/rows.js"));
  const part = lazyPart(load);
  await expect(part.fetch()).rejects.toThrow("Failed to fetch");
  // Node loads nothing over HTTP: that it was asked is what counts.
  await expect(part.fetch()).rejects.toThrow("http:");
  expect(load).toHaveBeenCalledTimes(1);
});
