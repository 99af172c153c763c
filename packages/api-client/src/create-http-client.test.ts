import { expect, it, vi } from "vitest";
import { createHttpClient } from "./create-http-client.ts";

it("sends JSON in the person's language, once, whatever comes back", async () => {
  const send = vi.fn(async (_: Request) => new Response("", { status: 503 }));
  const http = createHttpClient({ prefix: "http://shop.test/api", language: () => "sw", fetch: send });
  await expect(http("orders", { method: "POST", json: { note: "asante" } })).rejects.toThrow("503");
  expect(send).toHaveBeenCalledOnce();
  const request = send.mock.calls[0]?.[0];
  expect(request?.url).toBe("http://shop.test/api/orders");
  expect(request?.headers.get("accept-language")).toBe("sw");
  expect(request?.headers.get("content-type")).toBe("application/json");
});
