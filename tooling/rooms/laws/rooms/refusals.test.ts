import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { refusals } from "./refusals.ts";

it.each([
  ["apps/api/src/modules/orders/orders/get-order.ts", 'throw new HTTPException(409, { message: "No" });'],
  ["apps/api/src/modules/orders/orders/get-order.ts", 'throw new Refusal("not_found", {});'],
  ["apps/api/src/http/error-response.ts", 'return { detail: "Not found" };'],
  ["apps/api/src/app.ts", "app.notFound((c) => c.json(words, 404));"],
  ["packages/contract/src/orders/orders.ts", 'z.refine((ids) => isDistinct(ids), "The same is there twice");'],
  ["packages/contract/src/orders/orders.ts", 'z.refine(isDistinct, { message: "The same is there twice" });'],
  ["packages/contract/src/shared.ts", 'z.regex(/^[a-z]+$/u, "This is not a key");'],
])("refuses words without a code in %s: %s", (path, text) => {
  expect(problemsOf(refusals, { [path]: `\n${text}` })).toEqual([`${path}:2`]);
});

const table =
  'export const orderErrors = defineErrors({\n  order_twice: {\n    status: 422,\n    en: "Twice",\n  },\n});';

it("refuses a code that nothing answers with, whoever lists it", () => {
  const texts = {
    "packages/contract/src/orders/errors.ts": table,
    "packages/contract/src/orders/orders.ts": 'endpoint({ errors: ["order_twice"] });',
    "apps/api/src/modules/orders/orders/move-order.test.ts": 'expect(code).toBe("order_twice");',
  };
  expect(problemsOf(refusals, texts)).toEqual(["packages/contract/src/orders/errors.ts:2"]);
  const said = 'z.refine(isDistinct, { message: "order_twice" satisfies PlainCode });';
  expect(problemsOf(refusals, { ...texts, "packages/contract/src/orders/order-edits.ts": said })).toEqual([]);
});

it.each([
  ["apps/api/src/http/refuse.ts", "return { detail: reasonText(reason) };"],
  ["apps/api/src/modules/orders/orders/get-order.ts", 'throw refuse("not_found");'],
  ["apps/api/src/http/lifecycle/health.ts", "return c.json({ ready }, ready ? 200 : 503);"],
  ["packages/contract/src/orders/orders.ts", 'endpoint({ summary: "Cancel an order" });'],
])("allows what stands in %s", (path, text) => {
  expect(problemsOf(refusals, { [path]: text })).toEqual([]);
});
