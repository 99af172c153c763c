import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected, json } from "@mauzo/api-mock/responders";
import { cart } from "@mauzo/contract/orders/cart";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearCheckoutToken, saveCheckoutToken, wasOrdered } from "./checkout-token.ts";

const kept = new Map<string, string>();
const api = mockApi("https://mauzo.example");
const says = (state: string) => api.answer(cart.get, json(200, { state }));
beforeEach(() => {
  kept.clear();
  says("open");
  vi.stubGlobal("location", new URL("https://mauzo.example/shops/demo"));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("keeps the cart until its link is ordered, and says once that it was", async () => {
  saveCheckoutToken("demo", "https://mauzo.example/cart?token=a%2Bb");
  expect(await wasOrdered("demo")).toBe(false);
  says("ordered");
  expect(await wasOrdered("demo")).toBe(true);
  expect(api.calls.at(-1)?.query.get("token")).toBe("a+b");
  expect(await wasOrdered("demo")).toBe(false);
  expect(api.calls).toHaveLength(2);
});
it("asks nobody when nothing was handed over, and knows of each shop's own", async () => {
  saveCheckoutToken("other", "https://mauzo.example/cart?token=a");
  expect(await wasOrdered("demo")).toBe(false);
  expect(api.calls).toEqual([]);
});
it("keeps the cart when nobody answers", async () => {
  saveCheckoutToken("demo", "https://mauzo.example/cart?token=a");
  api.answer(cart.get, disconnected);
  expect(await wasOrdered("demo")).toBe(false);
});
it("leaves a cart alone that was changed since", async () => {
  saveCheckoutToken("demo", "https://mauzo.example/cart?token=a");
  clearCheckoutToken("demo");
  says("ordered");
  expect(await wasOrdered("demo")).toBe(false);
});
