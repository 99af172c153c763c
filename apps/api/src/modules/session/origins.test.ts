import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Stack, signUp, siteUrl, startStack } from "../../../test/stack.ts";

let stack: Stack;
let person: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  stack = await startStack();
  person = await signUp(stack);
});
afterAll(() => stack.stop());

const calls = {
  "/auth/sign-up": () => ({ name: "Asha", email: "new@duka.example", password: "neno la siri" }),
  "/auth/log-in": () => ({ email: person.email, password: person.password }),
  "/auth/renew": () => undefined,
  "/auth/log-out": () => undefined,
};

/** As a browser on that page would send it: with the cookie, and the token too, so that only the origin decides. */
const post = (path: keyof typeof calls, origin: string | undefined) =>
  stack.call("POST", path, {
    body: calls[path](),
    token: person.token,
    headers: { cookie: person.cookie, ...(origin !== undefined && { origin }) },
  });

describe.each(["/auth/sign-up", "/auth/log-in", "/auth/renew", "/auth/log-out"] as const)("%s", (path) => {
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
    const answer = await post(path, origin);
    expect(answer).toMatchObject({ status: 403, body: { detail: expect.any(String) } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect((await stack.call("GET", "/user", { token: person.token })).status).toBe(200);
  });

  it.each(["GET", "HEAD", "PUT", "DELETE"])("has no %s", async (method) => {
    const answer = await stack.call(method, path, { token: person.token, headers: { origin: siteUrl } });
    expect(answer.status).toBe(404);
  });
});

describe("our own origin", () => {
  it("is let in", async () => {
    for (const path of ["/auth/log-in", "/auth/renew"] as const) expect((await post(path, siteUrl)).status).toBe(200);
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
