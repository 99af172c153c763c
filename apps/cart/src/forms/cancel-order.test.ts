import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { cart as cartEndpoints } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { cart, product } from "../../test/example-cart.ts";
import { cancelOrder } from "./cancel-order.ts";

const api = mockApi("http://api.example");
beforeAll(() => {
  vi.stubEnv("API_ORIGIN", "http://api.example");
  vi.stubEnv("SITE_URL", "https://mauzo.example");
});
afterAll(() => void vi.unstubAllEnvs());

const ordered = cart([product(1)], { state: "ordered" });
const send = (fields: Record<string, string>, site = "same-origin") =>
  cancelOrder(
    new Request("http://127.0.0.1:3002/cart/cancel", {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": site },
    }),
  );

it.each([
  [200, ordered, "done"],
  [409, { detail: "No", cart: ordered }, "refused"],
  [404, { detail: "No" }, "refused"],
  [429, { detail: "No" }, "unreachable"],
  [502, { detail: "No" }, "unreachable"],
])("leads back to the page, which says what came of it: %d", async (status, body, cancel) => {
  api.answer(cartEndpoints.cancel, json(status, body));
  const response = await send({ token: "token", reason: ` a\r\n${"b".repeat(300)}` });
  expect([response.status, response.headers.get("location")]).toEqual([303, `/cart?token=token&cancel=${cancel}`]);
  expect(api.calls[0]?.body).toEqual({ reason: `a ${"b".repeat(198)}` });
});

it("cancels nothing for a page that is not ours", async () => {
  api.answer(cartEndpoints.cancel, json(200, ordered));
  expect((await send({ token: "token" }, "cross-site")).status).toBe(403);
  expect(api.calls).toEqual([]);
});
