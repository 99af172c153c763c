import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { errorResponse } from "./error-response.ts";

const silent = { error: () => undefined, warn: () => undefined };
const answerTo = async (error: Error) => {
  const app = new Hono().get("/", () => Promise.reject(error));
  const answer = await app.onError((failure, c) => errorResponse(failure, c, silent)).request("/");
  return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get("retry-after") };
};
const ofDatabase = (code: string) => Object.assign(new Error(`of PostgreSQL: ${code}`), { code });

describe("what the database could not do now is told as busy, and may be tried again", () => {
  it.each([
    ["a deadlock, again and again", "40P01"],
    ["transactions that got in each other's way", "40001"],
    ["a lock that did not come free", "55P03"],
    ["a statement that took too long", "57014"],
    ["a transaction that stood still with its process", "25P03"],
    ["too many connections", "53300"],
  ])("%s", async (_, code) => {
    const busy = { status: 503, body: { detail: expect.stringContaining("busy"), code: "busy" }, retryAfter: "2" };
    expect(await answerTo(ofDatabase(code))).toEqual(busy);
    expect(await answerTo(new Error("a query failed", { cause: ofDatabase(code) }))).toEqual(busy);
  });

  it("but not what was asked for wrongly, of which nothing is told", async () => {
    const fault = { status: 500, body: { detail: "Internal Server Error", code: "server_error" }, retryAfter: null };
    expect(await answerTo(ofDatabase("42703"))).toEqual(fault);
  });
});
