import { request } from "node:http";
import { session } from "@mauzo/contract/account/session";
import { signIn } from "@mauzo/contract/account/sign-in";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../../../test/endpoints.ts";
import { expectHttpError } from "../../../../test/expect-http-error.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";
import { makeValidRequests } from "../../../../test/valid-requests.ts";

let stack: Stack;
let person: Awaited<ReturnType<typeof openShop>>;
let requestOf: Awaited<ReturnType<typeof makeValidRequests>>;
beforeAll(async () => {
  stack = await startStack();
  person = await openShop(stack);
  requestOf = await makeValidRequests(stack, person);
});
afterAll(() => stack.stop());

const guarded = endpoints.filter(({ endpoint }) => endpoint.ownOriginOnly);
type Guarded = (typeof guarded)[number]["endpoint"];

/**
 * The request as a browser on that page would send it: with the cookie, and the token too, so that only the origin
 * decides.
 */
function post(endpoint: Guarded, origin: string | undefined) {
  const { path, body, token } = requestOf(endpoint);
  const headers = { cookie: person.cookie, ...(origin !== undefined && { origin }) };
  return stack.call(endpoint.method, path, { body, token, headers });
}

it("is asked at every public endpoint that changes something", () => {
  // What is signed comes from no browser; whoever has the link of a message may say from anywhere that they want no more, and
  // the link of a balance grants what is asked there, as that of a cart does.
  const open = endpoints.filter(
    ({ endpoint: { access, method, ownOriginOnly, takesBytes, path } }) =>
      access === "public" &&
      method !== "GET" &&
      !ownOriginOnly &&
      !takesBytes &&
      path !== "/opt-outs/:code" &&
      !path.startsWith("/balances/"),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  expect(guarded.length).toBeGreaterThanOrEqual(8);
});

describe.each(guarded)("$name", ({ endpoint }) => {
  it.each([
    [undefined],
    ["null"],
    ["https://evil.example"],
    ["http://localhost:3001"],
    ["http://localhost"],
    ["https://localhost:3000"],
    ["http://localhost:3000.evil.example"],
    ["http://localhost:30000"],
    ["http://evil.example/http://localhost:3000"],
    ["http://localhost:3000/"],
    ["http://127.0.0.1:3000"],
  ])("refuses Origin %s, setting nothing", async (origin) => {
    const answer = await post(endpoint, origin);
    expectHttpError(answer, 403);
    expect(answer.body).toEqual({ detail: "This call is only for our own pages", code: "foreign_origin" });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect((await stack.call("GET", "/user", { token: person.token })).status).toBe(200);
  });

  it.each(["GET", "HEAD", "PUT", "DELETE"])("has no %s", async (method) => {
    const answer = await stack.call(method, endpoint.path, { token: person.token, headers: { origin: siteUrl } });
    expect(answer.status).toBe(404);
  });
});

describe("our own origin", () => {
  it("is let in", async () => {
    for (const endpoint of [signIn.logIn, session.renew]) expect((await post(endpoint, siteUrl)).status).toBe(200);
  });

  it("is refused when it is sent twice", async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${stack.url}/auth/renew`, { method: "POST" }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.setHeader("origin", [siteUrl, "https://evil.example"]);
      sent.setHeader("cookie", person.cookie);
      sent.on("error", reject);
      sent.end();
    });
    expect(status).toBe(403);
  });
});
