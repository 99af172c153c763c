import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearCheckoutToken, saveCheckoutToken, wasOrdered } from "./checkout-token.ts";

const kept = new Map<string, string>();
let state = "open";
const asked = vi.fn((_: string, __: RequestInit) => Promise.resolve(Response.json({ state })));
beforeEach(() => {
  kept.clear();
  asked.mockClear();
  state = "open";
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("fetch", asked);
});
afterEach(() => vi.unstubAllGlobals());

it("keeps the cart until its link is ordered, and says once that it was", async () => {
  saveCheckoutToken("demo", "https://mauzo.example/cart?token=a%2Bb");
  expect(await wasOrdered("demo")).toBe(false);
  state = "ordered";
  expect(await wasOrdered("demo")).toBe(true);
  expect(asked).toHaveBeenLastCalledWith("/api/v1/order?token=a%2Bb", expect.anything());
  expect(await wasOrdered("demo")).toBe(false);
  expect(asked).toHaveBeenCalledTimes(2);
});
it("asks nobody when nothing was handed over, and knows of each shop's own", async () => {
  saveCheckoutToken("other", "https://mauzo.example/cart?token=a");
  expect(await wasOrdered("demo")).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
it("keeps the cart when nobody answers", async () => {
  saveCheckoutToken("demo", "https://mauzo.example/cart?token=a");
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await wasOrdered("demo")).toBe(false);
});
it("leaves a cart alone that was changed since", async () => {
  saveCheckoutToken("demo", "https://mauzo.example/cart?token=a");
  clearCheckoutToken("demo");
  state = "ordered";
  expect(await wasOrdered("demo")).toBe(false);
});
