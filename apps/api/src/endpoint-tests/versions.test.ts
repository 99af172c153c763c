import { withoutVersion } from "@mauzo/contract/without-version";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endpoints } from "../../test/endpoints.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { hashDatabase } from "../../test/hash-database.ts";
import { freshBody, makeSampleRequests, sendSample } from "../../test/sample-requests.ts";
import { isVersioned } from "../../test/saves.ts";
import { countByStatus } from "../../test/shop-fixtures.ts";
import { type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
let shop: FullShop;
let sampleOf: Awaited<ReturnType<typeof makeSampleRequests>>;
beforeAll(async () => {
  stack = await startStack();
  shop = await openFullShop(stack, "Langu");
  sampleOf = await makeSampleRequests(stack, shop);
});
afterAll(() => stack.stop());

const replacing = endpoints.filter(({ endpoint: { method } }) => method === "PUT" || method === "PATCH");

it("whatever replaces something names the version that was read, or says why it need not", () => {
  const unnamed = replacing.filter(({ endpoint }) => !isVersioned(endpoint)).map(({ name }) => name);
  expect(unnamed.toSorted()).toEqual(Object.keys(withoutVersion).toSorted());
});

it.each(replacing.filter(({ endpoint }) => isVersioned(endpoint)))(
  "$name: of 20 at once from one version one is saved, the others are told, and write nothing",
  async ({ endpoint }) => {
    const fresh = async () => {
      const sample = sampleOf(endpoint);
      return { ...sample, body: await freshBody(stack, endpoint, sample, shop.token) };
    };
    const seen = await fresh();
    const send = () => sendSample(stack, endpoint, seen, shop.token);
    expect(countByStatus(await Promise.all(Array.from({ length: 20 }, send)))).toEqual({ 200: 1, 409: 19 });
    const before = await hashDatabase(stack);
    const late = await send();
    expect(late).toMatchObject({ status: 409, body: { detail: expect.any(String) } });
    const name = JSON.stringify(seen.body).includes('"version"') ? "version" : "updated_at";
    expect(late.body).toHaveProperty(name);
    expect(await hashDatabase(stack)).toEqual(before);
    expect((await sendSample(stack, endpoint, await fresh(), shop.token)).status).toBe(200);
  },
);
