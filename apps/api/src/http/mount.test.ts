import { endpoint } from "@mauzo/contract/endpoint";
import type { ErrorCode } from "@mauzo/contract/errors";
import { Hono } from "hono";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type Stack, startStack } from "../../test/stack.ts";
import { openApiKeys } from "./api-keys/open-api-keys.ts";
import { errorResponse } from "./error-response.ts";
import { createMount } from "./mount.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const price = endpoint({
  method: "GET",
  path: "/price",
  access: "public",
  summary: "A price",
  reply: z.object({ minor: z.int() }),
  errors: ["not_found"],
});

const isNotFound = { status: 404, body: { code: "not_found" } };

function answer(json: string | undefined, checksReplies: boolean, errors: readonly ErrorCode[] = price.errors) {
  const log = pino({ level: "silent" });
  const app = new Hono();
  app.onError((error, c) => errorResponse(error, c, log));
  const { mount } = createMount({
    ...{
      app,
      pool: stack.pool,
      log,
      ownOrigins: new Set(),
      operators: [],
      apiKeys: openApiKeys(stack.deps),
      trustProxy: true,
      checksReplies,
      jsonDeadlineMs: 30_000,
    },
  });
  mount.json({ ...price, errors }, async () => json);
  return app.request("/price", { headers: { "x-forwarded-for": "192.0.2.1" } });
}

describe("a refusal", () => {
  const refused = async (checksReplies: boolean, errors: readonly ErrorCode[]) => {
    const response = await answer(undefined, checksReplies, errors);
    return { status: response.status, body: await response.json() };
  };

  it("has a code that the endpoint lists; outside production any other is an error of ours", async () => {
    expect(await refused(true, ["not_found"])).toMatchObject(isNotFound);
    expect(await refused(true, [])).toMatchObject({ status: 500, body: { code: "server_error" } });
    expect(await refused(false, [])).toMatchObject(isNotFound);
  });
});

describe("a reply the database wrote", () => {
  it("is handed on to the letter", async () => {
    const given = await answer('{"minor" : 5}', true);
    expect([given.status, given.headers.get("content-type"), await given.text()]).toEqual([
      200,
      "application/json",
      '{"minor" : 5}',
    ]);
  });

  it("is 404 when there is none", async () => {
    expect((await answer(undefined, true)).status).toBe(404);
  });

  it.each(['{"minor": "5"}', "{}", '{"minor": 5, "cost": 3}', '{"minor": 5.5}'])(
    "has to be the contract's, all of it and no more: %s",
    async (json) => {
      expect((await answer(json, true)).status).toBe(500);
      expect((await answer(json, false)).status).toBe(200);
    },
  );
});
