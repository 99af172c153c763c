import { expect, it } from "vitest";
import { endpointUrl } from "./endpoint-url.ts";

it("fills in and encodes parameters, and leaves out what is empty", () => {
  const query = { status: "picked up", search: "", cursor: undefined, by: null, limit: 20 };
  expect(endpointUrl("/orders/:id", { params: { id: "a/b" }, query })).toBe("/orders/a%2Fb?status=picked+up&limit=20");
});
