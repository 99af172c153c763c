import { expect, it } from "vitest";
import { endpointUrl, timeoutMsOf } from "./create-api.ts";

it("fills in and encodes parameters, and leaves out what is empty", () => {
  const sections = { params: { id: "a/b" }, query: { status: "picked up", search: "", cursor: undefined, limit: 20 } };
  expect(endpointUrl("/orders/:id", sections)).toBe("orders/a%2Fb?status=picked+up&limit=20");
});

it("gives media twice the time", () => {
  expect([timeoutMsOf("orders"), timeoutMsOf("media/1")]).toEqual([150_000, 300_000]);
});
