import { expect, it, vi } from "vitest";
import { createAuthorisedFetch } from "./authorised-fetch.ts";

/** An API that accepts only `good`. */
const api = vi.fn(async (request: Request) => {
  const accepted = request.headers.get("authorization") === "Bearer good";
  return new Response(await request.text(), { status: accepted ? 200 : 401 });
});
const order = () => new Request("http://shop.test/orders", { method: "POST", body: "kanga" });

it("renews a refused token and sends the same body again", async () => {
  const end = vi.fn();
  const renew = vi.fn(async () => "good");
  const send = createAuthorisedFetch({ token: () => "old", renew, end }, api);
  const response = await send(order());
  expect([response.status, await response.text()]).toEqual([200, "kanga"]);
  expect(renew).toHaveBeenCalledExactlyOnceWith("old");
  expect(end).not.toHaveBeenCalled();
});

it("ends the session when renewal says it is over", async () => {
  const end = vi.fn();
  const send = createAuthorisedFetch({ token: () => "old", renew: async () => undefined, end }, api);
  expect((await send(order())).status).toBe(401);
  expect(end).toHaveBeenCalledOnce();
});

it("ends the session when the fresh token is refused too, without trying for ever", async () => {
  const end = vi.fn();
  const renew = vi.fn(async () => "also-old");
  const send = createAuthorisedFetch({ token: () => "old", renew, end }, api);
  expect((await send(order())).status).toBe(401);
  expect([renew.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});

it("leaves the session alone when renewal fails for another reason", async () => {
  const end = vi.fn();
  const renew = async () => Promise.reject(new TypeError("Failed to fetch"));
  const send = createAuthorisedFetch({ token: () => "old", renew, end }, api);
  await expect(send(order())).rejects.toThrow("Failed to fetch");
  expect(end).not.toHaveBeenCalled();
});
