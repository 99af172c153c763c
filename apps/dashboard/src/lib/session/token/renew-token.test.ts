// @vitest-environment happy-dom
import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected, json } from "@mauzo/api-mock/responders";
import { session } from "@mauzo/contract/account/session";
import { beforeEach, expect, it } from "vitest";
import { withTabLock } from "../with-tab-lock.ts";
import { renewToken } from "./renew-token.ts";
import { readToken, saveToken } from "./token-cookie.ts";

const fresh = { token: "fresh", expires_in: 900, session_expires_in: 3600 };
const keep = (token: string) => saveToken({ ...fresh, token });

const server = mockApi("http://localhost/api");
const api = createApi(createTransport({ prefix: "http://localhost/api" }));
const renew = (refused: string | undefined) =>
  renewToken(refused, {
    read: readToken,
    save: saveToken,
    call: () => api.call(session.renew, {}),
    lock: withTabLock,
  });

beforeEach(() => keep("stale"));

it("keeps the fresh token in the cookie", async () => {
  server.answer(session.renew, fresh);
  await expect(renew("stale")).resolves.toBe("fresh");
  expect(readToken()).toBe("fresh");
});

it("renews once for many calls refused at the same time", async () => {
  server.answer(session.renew, fresh);
  const tokens = await Promise.all(Array.from({ length: 20 }, () => renew("stale")));
  expect(new Set(tokens)).toEqual(new Set(["fresh"]));
  expect(server.calls).toHaveLength(1);
});

it("uses the token another tab fetched meanwhile", async () => {
  server.answer(session.renew, fresh);
  keep("of-another-tab");
  await expect(renew("stale")).resolves.toBe("of-another-tab");
  expect(server.calls).toEqual([]);
});

it("says the session is over when the server says so, and only then", async () => {
  server.answer(session.renew, json(401, { detail: "Sign in to go on", code: "signed_out" }));
  await expect(renew("stale")).resolves.toBeUndefined();
});

it.each([
  ["the network is away", disconnected],
  ["something in between asks for a password", () => new Response("Who are you?", { status: 401 })],
  ["the server is broken", json(503, { detail: "x" })],
])("keeps the session when %s", async (_, answer) => {
  server.answer(session.renew, answer);
  await expect(renew("stale")).rejects.toThrow();
  expect(readToken()).toBe("stale");
});
