import { expect, it } from "vitest";
import { parseRefreshRequest } from "./parse-refresh-request.ts";

const secret = "a secret of at least thirty-two characters";
const ask = (body: string, authorization = `Bearer ${secret}`) => parseRefreshRequest(authorization, body, secret);

it("believes who has the secret", () => {
  expect(ask('{"slug":"duka"}')).toEqual({ slug: "duka", listing: false });
  expect(ask('{"slug":"duka","listing":true}')).toEqual({ slug: "duka", listing: true });
});

it("believes nobody else, nothing that is no change, and nobody at all without a secret", () => {
  for (const other of ["", "Bearer ", `bearer ${secret}`, `Bearer ${secret}x`, "Basic abc"])
    expect(ask('{"slug":"duka"}', other)).toBeUndefined();
  for (const body of ["", "{", "null", "[]", "{}", '{"slug":7}', JSON.stringify({ slug: "a".repeat(2_000) })])
    expect(ask(body)).toBeUndefined();
  expect(parseRefreshRequest("Bearer ", "{}", undefined)).toBeUndefined();
});
