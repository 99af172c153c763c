import type { Access, Endpoint } from "@mauzo/contract/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCallers, type TestCaller } from "../../test/callers.ts";
import { endpoints } from "../../test/endpoints.ts";
import { expectHttpError } from "../../test/expect-http-error.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { hashDatabase } from "../../test/hash-database.ts";
import { addressOf, freshBody, makeSampleRequests } from "../../test/sample-requests.ts";
import { type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
let people: TestCaller[];
let shop: FullShop;
let sampleOf: Awaited<ReturnType<typeof makeSampleRequests>>;
beforeAll(async () => {
  stack = await startStack();
  shop = await openFullShop(stack, "moja");
  people = makeCallers(stack, shop, await openFullShop(stack, "mbili"));
  sampleOf = await makeSampleRequests(stack, shop);
});
afterAll(() => stack.stop());

const isOpen = (access: Access) => ["public", "visitor", "cart", "shopper"].includes(String(access));
const closed = endpoints.filter(({ endpoint }) => !isOpen(endpoint.access));

/** Endpoints whose own function refuses a caller that their access lets in, and with which status. */
const ownRefusals: Record<string, number[]> = {
  "POST /auth/renew": [401],
  // Nobody gives what they may not do themselves.
  "POST /access-requests/:id/grant": [403],
  // Only whose shop it is offers it.
  "POST /ownership/offer": [403],
  // Only for those who may read the list, and for the view's author.
  "POST /list-views": [403],
  "PUT /list-views/:id": [403],
  "DELETE /customer-notes/:id": [403],
  "POST /customer-notes/:id/restore": [403],
  "DELETE /list-views/:id": [403],
  "POST /list-views/:id/restore": [403],
};

/** The table: the response to a caller at an endpoint of this access. */
function verdict(access: Access, { role, permissions }: TestCaller): 401 | 403 | "in" {
  if (isOpen(access)) return "in";
  // None of these callers holds a bot's own token; one that has it is let in, see tenant-isolation.
  if (access === "bot" || role === "nobody") return 401;
  if (access === "operator") return role === "operator" ? "in" : 403;
  if (access === "signedIn") return "in";
  if (role === "person" || role === "operator") return 403;
  if (role === "admin" || access === "member") return "in";
  return typeof access === "object" && permissions.has(`${access.resource}:${access.action}`) ? "in" : 403;
}

/** The database without the record, in which it stands that a file was read. */
async function hashUnrecorded(): Promise<Record<string, string>> {
  const hashes = Object.entries(await hashDatabase(stack));
  return Object.fromEntries(hashes.filter(([table]) => !table.startsWith("public.record_")));
}

/** Sends a request with everything right but the caller; of a stream, only the beginning is read. */
async function knock(endpoint: Endpoint, caller: Record<string, string>, method: string = endpoint.method) {
  const { cookie: _cookie, authorization: _bearer, ...headers } = sampleOf(endpoint).headers;
  const body = await freshBody(stack, endpoint, sampleOf(endpoint), shop.token);
  const controller = new AbortController();
  const hasBody = body !== undefined && !["GET", "HEAD"].includes(method);
  const response = await fetch(stack.url + addressOf(endpoint, sampleOf(endpoint)), {
    method,
    headers: { ...headers, ...caller, ...(hasBody && { "content-type": "application/json" }) },
    ...(hasBody && { body: JSON.stringify(body) }),
    // An answer that leads elsewhere is an answer.
    redirect: "manual",
    signal: controller.signal,
  });
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  const text = isJson ? await response.text() : "";
  controller.abort();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

describe("who may do what", () => {
  it("is asked of 46 kinds of callers, at every endpoint", () => {
    expect(people).toHaveLength(46);
    expect(closed.length).toBeGreaterThanOrEqual(10);
  });

  it("refuses as the table says, and leaves the database as it was", async () => {
    const callers = await Promise.all(
      people.map(async (somebody) => ({ somebody, headers: await somebody.makeHeaders() })),
    );
    const before = await hashDatabase(stack);
    let cells = 0;
    for (const { name, endpoint } of closed)
      for (const { somebody, headers } of callers) {
        const expected = verdict(endpoint.access, somebody);
        if (expected === "in") continue;
        const answer = await knock(endpoint, headers);
        expect(`${name} by ${somebody.name}: ${answer.status}`).toBe(`${name} by ${somebody.name}: ${expected}`);
        expectHttpError(answer, expected);
        cells += 1;
      }
    expect(cells).toBeGreaterThan(closed.length * 5);
    expect(await hashDatabase(stack)).toEqual(before);
  });

  it("has no other door: neither a method the endpoint does not have, nor one named elsewhere", async () => {
    const callers = await Promise.all(
      people.slice(0, 3).map(async (somebody) => ({ somebody, headers: await somebody.makeHeaders() })),
    );
    const admin = await people.find(({ name }) => name === "an admin")?.makeHeaders();
    const methodsOf = new Map<string, Set<string>>();
    for (const { endpoint } of endpoints)
      methodsOf.set(endpoint.path, (methodsOf.get(endpoint.path) ?? new Set()).add(endpoint.method));
    const before = await hashUnrecorded();
    for (const { name, endpoint } of closed) {
      for (const { somebody, headers } of callers) {
        const told = verdict(endpoint.access, somebody);
        if (told === "in") continue;
        for (const method of ["PUT", "POST", "DELETE"]) {
          const renamed = { "x-http-method-override": method, "x-http-method": method, "x-method-override": method };
          expect([name, (await knock(endpoint, { ...headers, ...renamed })).status]).toEqual([name, told]);
        }
        if (endpoint.method === "GET")
          expect([name, (await knock(endpoint, headers, "HEAD")).status]).toEqual([name, told]);
      }
      const declared = methodsOf.get(endpoint.path);
      for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "QUERY"]) {
        if (declared?.has(method) || (method === "HEAD" && declared?.has("GET"))) continue;
        const answer = await knock(endpoint, admin ?? {}, method);
        expect([method, name, answer.status]).toEqual([method, name, method === "OPTIONS" ? 204 : 404]);
      }
      const isOperators = endpoint.access === "operator";
      const reads = endpoint.method === "GET" && !endpoint.path.includes(":") && !isOperators;
      if (!reads) continue;
      for (const method of ["PUT", "POST", "DELETE"]) {
        const override = { ...admin, "x-http-method-override": method };
        const address = addressOf(endpoint, sampleOf(endpoint));
        const other = `${address}${address.includes("?") ? "&" : "?"}_method=${method}`;
        const answer = await stack.call("GET", other, { headers: override });
        expect([name, answer.status]).toEqual([name, 200]);
      }
    }
    expect(await hashUnrecorded()).toEqual(before);
  });

  it("lets in as the table says", async () => {
    const reading = ({ endpoint }: (typeof endpoints)[number]) => (endpoint.method === "GET" ? 0 : 1);
    for (const { name, endpoint } of endpoints.toSorted((a, b) => reading(a) - reading(b))) {
      // An open endpoint ignores the caller; some of them cost a password hash.
      const asked = isOpen(endpoint.access)
        ? people.filter(({ name: who }) => /^nobody|holds nothing|an admin$|run out/.test(who))
        : people.filter((somebody) => verdict(endpoint.access, somebody) === "in");
      if (endpoint.access !== "bot") expect(asked.length).toBeGreaterThan(0);
      for (const somebody of asked) {
        const { status } = await knock(endpoint, await somebody.makeHeaders());
        const fits = (status !== 401 && status !== 403 && status < 500) || ownRefusals[name]?.includes(status);
        expect(`${name} by ${somebody.name}: ${fits ? "in" : status}`).toBe(`${name} by ${somebody.name}: in`);
      }
    }
  });
});
