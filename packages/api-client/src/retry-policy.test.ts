import { mockApi } from "@mauzo/api-mock/mock-api";
import ky, { HTTPError } from "ky";
import { expect, it } from "vitest";
import { retryDelayMs, shouldRetry } from "./retry-policy.ts";

const url = "http://127.0.0.1/x";
const api = mockApi("http://127.0.0.1/api");

async function refusal(status: number, headers = {}): Promise<HTTPError> {
  api.answerUrl(url, () => new Response("", { status, headers }));
  const error: unknown = await ky.get(url, { retry: 0 }).catch((caught: unknown) => caught);
  if (!(error instanceof HTTPError)) throw new Error(`${status} should have been refused`);
  return error;
}

it("waits 1 s, twice that each time, and never more than 30 s", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelayMs(attempt))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it("tries three times more when the server broke, was busy, or could not be reached", async () => {
  for (const error of [await refusal(500), await refusal(503), await refusal(429), new TypeError("Failed to fetch")])
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false]);
});

it("does not ask again what was refused", async () => {
  for (const status of [400, 401, 403, 404, 409, 422]) expect(shouldRetry(0, await refusal(status))).toBe(false);
});

it("waits as long as the server asks for, unless that is longer than a person waits", async () => {
  const soon = await refusal(429, { "retry-after": "7" });
  expect([0, 5].map((attempt) => retryDelayMs(attempt, soon))).toEqual([7000, 30_000]);
  expect(shouldRetry(0, soon)).toBe(true);
  expect(shouldRetry(0, await refusal(429, { "retry-after": "600" }))).toBe(false);
});

it("does not ask again for a reply it cannot read", () => {
  expect(shouldRetry(0, new Error("not that shape"))).toBe(false);
});
