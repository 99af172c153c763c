import { segments } from "@mauzo/contract/customers/segments";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

it("refuses what is too deep, too large or of another kind", async () => {
  const orders = { criterion: "total_orders", operator: "ge", value: 1 };
  const inner = { match: "all", rules: [orders] };
  for (const document of [
    { match: "all", rules: [] },
    { match: "all", rules: Array.from({ length: 21 }, () => orders) },
    {
      match: "all",
      rules: Array.from({ length: 3 }, () => ({ match: "any", rules: Array.from({ length: 7 }, () => orders) })),
    },
    { match: "all", rules: [{ match: "all", rules: [inner] }] },
    { match: "all", rules: [{ ...orders, criterion: "password" }] },
    { match: "all", rules: [{ ...orders, operator: "or 1=1" }] },
    { match: "all", rules: [{ ...orders, value: "1 or true" }] },
    { match: "all", rules: [{ criterion: "location", operator: "gt", value: "Sinza" }] },
    { match: "all", rules: [{ criterion: "bought_category", operator: "eq", value: "dawa" }] },
    { match: "all", rules: [{ criterion: "bought_set", operator: "eq", value: "Kanga" }] },
  ])
    expect((await request(stack, segments.count, { body: { document } }, shop)).status).toBe(422);
  const hostile = {
    match: "all" as const,
    rules: [{ criterion: "location" as const, operator: "eq" as const, value: "'; drop table customers --" }],
  };
  expect(await call(stack, segments.count, { body: { document: hostile } }, shop)).toEqual({ count: 0, samples: [] });
});
