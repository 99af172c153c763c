// @vitest-environment happy-dom
import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { session } from "@mauzo/contract/account/session";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renewToken } from "./renew-token.ts";
import { readToken, saveToken } from "./token-cookie.ts";
import { withTabLock } from "./with-tab-lock.ts";

const fresh = { token: "fresh", expires_in: 900, session_expires_in: 3600 };
const keep = (token: string) => saveToken({ ...fresh, token });

/** A renewal against a server that responds with the result of `answer`. */
function renewal(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  const api = createApi(createTransport({ prefix: "http://localhost/api" }));
  const call = () => api.call(session.renew, {});
  const renew = (refused: string | undefined) =>
    renewToken(refused, { read: readToken, save: saveToken, call, lock: withTabLock });
  return { fetch, renew };
}

beforeEach(() => keep("stale"));
afterEach(() => void vi.unstubAllGlobals());

it("keeps the fresh token in the cookie", async () => {
  const { renew } = renewal(async () => Response.json(fresh));
  await expect(renew("stale")).resolves.toBe("fresh");
  expect(readToken()).toBe("fresh");
});

it("renews once for many calls refused at the same time", async () => {
  const { renew, fetch } = renewal(async () => Response.json(fresh));
  const tokens = await Promise.all(Array.from({ length: 20 }, () => renew("stale")));
  expect(new Set(tokens)).toEqual(new Set(["fresh"]));
  expect(fetch).toHaveBeenCalledOnce();
});

it("uses the token another tab fetched meanwhile", async () => {
  const { renew, fetch } = renewal(async () => Response.json(fresh));
  keep("of-another-tab");
  await expect(renew("stale")).resolves.toBe("of-another-tab");
  expect(fetch).not.toHaveBeenCalled();
});

it("says the session is over when the server says so, and only then", async () => {
  const { renew } = renewal(async () =>
    Response.json({ detail: "Sign in to go on", code: "signed_out" }, { status: 401 }),
  );
  await expect(renew("stale")).resolves.toBeUndefined();
});

it.each([
  ["the network is away", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ["something in between asks for a password", async () => new Response("Who are you?", { status: 401 })],
  ["the server is broken", async () => Response.json({ detail: "x" }, { status: 503 })],
])("keeps the session when %s", async (_, answer) => {
  const { renew } = renewal(answer);
  await expect(renew("stale")).rejects.toThrow();
  expect(readToken()).toBe("stale");
});
