import ky from "ky";
import { expect, it } from "vitest";
import { isUnreachable } from "./is-unreachable.ts";

const failure = (status: number) =>
  ky.get("http://127.0.0.1/x", { fetch: async () => new Response("", { status }), retry: 0 }).catch((error) => error);

it.each([
  [502, true],
  [504, true],
  [503, false],
  [500, false],
  [404, false],
])("takes %s for no answer: %s", async (status, expected) =>
  expect(isUnreachable(await failure(status))).toBe(expected),
);
