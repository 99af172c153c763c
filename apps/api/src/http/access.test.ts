import { resources } from "@mauzo/permissions/permissions";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../test/endpoints.ts";
import { expectHttpError } from "../../test/expect-http-error.ts";
import { addMember, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, signUp, siteUrl, startStack } from "../../test/stack.ts";
import { makeValidRequests } from "../../test/valid-requests.ts";

let stack: Stack;
let shop: OpenedShop;
let requestOf: Awaited<ReturnType<typeof makeValidRequests>>;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  requestOf = await makeValidRequests(stack, shop);
});
afterAll(() => stack.stop());

const open = new Set<unknown>(["public", "visitor", "cart", "shopper"]);
const closed = endpoints.filter(({ endpoint }) => !open.has(endpoint.access));
const ofShop = closed.filter(({ endpoint }) => !["signedIn", "bot", "operator"].includes(String(endpoint.access)));
const go = ({ endpoint }: (typeof endpoints)[number], token?: string) => {
  const { path, headers, body } = requestOf(endpoint);
  return stack.call(endpoint.method, path, { token, body, headers });
};

describe("every endpoint", () => {
  it("is the one of its method and address, and declares who may call it", () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
    const words = ["public", "signedIn", "member", "admin", "visitor", "bot", "cart", "shopper", "operator"];
    for (const { endpoint } of endpoints) {
      if (typeof endpoint.access === "string") expect(words).toContain(endpoint.access);
      else expect(resources).toContain(endpoint.access.resource);
    }
  });

  it("is mounted, and nothing is mounted that the contract does not name", () => {
    const served = stack.app.routes
      .filter(({ method, path }) => method !== "ALL" && path !== "/*")
      .map(({ method, path }) => `${method} ${path}`);
    const ours = ["GET /livez", "GET /readyz", "GET /openapi.json", "GET /docs", "GET /docs/scalar.js"];
    expect([...new Set(served)].sort()).toEqual([...endpoints.map(({ name }) => name), ...ours].sort());
  });
});

describe("closed endpoints", () => {
  it.each(closed)("$name is 401 for nobody", async (each) => {
    expectHttpError(await go(each), 401);
    expectHttpError(await go(each, "x".repeat(43)), 401);
  });

  // One each, for all of them: one address signs up only so many.
  let [alone, idle]: [ReturnType<typeof signUp>?, ReturnType<typeof addMember>?] = [];
  it.each(ofShop)("$name is 403 for a person without a shop, and for a member who holds nothing", async (each) => {
    alone ??= signUp(stack);
    expectHttpError(await go(each, (await alone).token), 403);
    if (each.endpoint.access === "member") return;
    idle ??= addMember(stack, shop, []);
    expectHttpError(await go(each, (await idle).token), 403);
  });

  let added: ReturnType<typeof addMember> | undefined;
  /** A member who may do all that can be granted. */
  const helper = () => {
    added ??= addMember(
      stack,
      shop,
      resources.map((resource) => ({ resource, action: ["read", "create", "update", "delete"] })),
    );
    return added;
  };
  it.each(ofShop.filter(({ endpoint }) => endpoint.access === "admin"))(
    "$name is 403 for a member who may do everything else",
    async (each) => {
      expectHttpError(await go(each, (await helper()).token), 403);
    },
  );
});

describe("what is not there", () => {
  it.each([
    ["GET", "/"],
    ["GET", "/nothing"],
    ["DELETE", "/products"],
    ["PATCH", "/shop"],
    ["DELETE", "/orders"],
    ["GET", "/products/"],
    ["GET", "//products"],
    ["GET", "/PRODUCTS"],
    ["POST", "/api/auth/sign-in/email"],
    ["POST", "/auth/sign-up/email"],
    ["GET", "/api/auth/get-session"],
    ["GET", "/user/../shop/x"],
    ["GET", "/%"],
    ["OPTIONS", "/nothing"],
  ])("%s %s is 404 in our shape", async (method, path) => {
    const answer = await stack.call(method, path, { token: shop.token, headers: { origin: siteUrl } });
    if (method === "OPTIONS") expect(answer.status).toBe(204);
    else expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});
