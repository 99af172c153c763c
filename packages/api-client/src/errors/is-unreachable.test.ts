import { mockApi } from "@mauzo/api-mock/mock-api";
import ky from "ky";
import { expect, it } from "vitest";
import { isUnreachable } from "./is-unreachable.ts";

const url = "http://127.0.0.1/x";
const api = mockApi("http://127.0.0.1/api");

async function failure(status: number): Promise<unknown> {
  api.answerUrl(url, () => new Response("", { status }));
  return ky.get(url, { retry: 0 }).catch((error: unknown) => error);
}

it.each([
  [502, true],
  [504, true],
  [503, false],
  [500, false],
  [404, false],
])("takes %s for no answer: %s", async (status, expected) =>
  expect(isUnreachable(await failure(status))).toBe(expected),
);
