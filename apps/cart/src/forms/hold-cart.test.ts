import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { cart as cartEndpoints } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { holdCart } from "./hold-cart.ts";

const api = mockApi("http://api.example");
beforeAll(() => {
  vi.stubEnv("API_ORIGIN", "http://api.example");
  vi.stubEnv("SITE_URL", "https://mauzo.example");
});
afterAll(() => void vi.unstubAllEnvs());

const until = "2026-11-08T21:00:00.000Z";
const send = (fields: Record<string, string>, site = "same-origin") =>
  holdCart(
    new Request("http://127.0.0.1:3002/cart/hold", {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": site,
        "x-forwarded-for": "203.0.113.7",
      },
    }),
  );

it.each([
  [200, { held_until: until }, 200, { held_until: until }],
  [200, { held_until: null }, 200, { held_until: null }],
  [200, { held: true }, 503, {}],
  [422, { detail: [] }, 422, {}],
  [404, { detail: "No" }, 404, {}],
  [500, {}, 503, {}],
])("hands on what the API says: %d %o", async (status, body, passed, told) => {
  api.answer(cartEndpoints.hold, json(status, body));
  const response = await send({ token: "token", phone: "0712 345 678" });
  expect([response.status, await response.json()]).toEqual([passed, told]);
  // The API counts holds by the customer's own IP address.
  expect(api.calls[0]?.headers.get("x-forwarded-for")).toBe("203.0.113.7");
  expect(api.calls[0]?.body).toEqual({ phone: "0712 345 678" });
});

it("asks nothing for a page that is not ours, nor for what cannot be a link", async () => {
  api.answer(cartEndpoints.hold, json(200, { held_until: until }));
  expect((await send({ token: "token", phone: "0712 345 678" }, "cross-site")).status).toBe(403);
  expect((await send({ token: "a b", phone: "0712 345 678" })).status).toBe(404);
  expect(api.calls).toEqual([]);
});
