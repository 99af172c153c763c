import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { json, mockApi } from "../../test/mock-api.ts";
import { holdCart } from "./hold-cart.ts";

const api = await mockApi();
beforeAll(() => {
  vi.stubEnv("API_ORIGIN", api.origin);
  vi.stubEnv("SITE_URL", "https://mauzo.example");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await api.stop();
});

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
  api.answer(json(status, body));
  const response = await send({ token: "token", phone: "0712 345 678" });
  expect([response.status, await response.json()]).toEqual([passed, told]);
  // The API counts holds by the customer's own IP address.
  expect(api.asked[0]?.headers["x-forwarded-for"]).toBe("203.0.113.7");
  expect(JSON.parse(api.asked[0]?.body ?? "")).toEqual({ phone: "0712 345 678" });
});

it("asks nothing for a page that is not ours, nor for what cannot be a link", async () => {
  api.answer(json(200, { held_until: until }));
  expect((await send({ token: "token", phone: "0712 345 678" }, "cross-site")).status).toBe(403);
  expect((await send({ token: "a b", phone: "0712 345 678" })).status).toBe(404);
  expect(api.asked).toEqual([]);
});
