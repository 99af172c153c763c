import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { moduleFiles } from "./module-files.ts";

const orders = "apps/api/src/modules/orders/orders";

it.each([
  ["a verb named otherwise", `${orders}/place-order.ts`, "export function place() {}", 1],
  ["a file that is none of the words", `${orders}/texts.ts`, "\nexport const a = 1;", 2],
  ["two verbs in a file", `${orders}/place-order.ts`, "export const placeOrder = 1;\nexport async function b() {}", 2],
  ["a folder of its own making", `${orders}/helpers/totals.ts`, "export const totals = 1;", 1],
  ["a file beside the modules", "apps/api/src/modules/orders.ts", "", 1],
  ["a file beside the modules of a domain", "apps/api/src/modules/orders/rules.ts", "", 1],
  ["a decision in a domain's routes", "apps/api/src/modules/orders/routes.ts", "if (a) b();", 1],
  ["a decision in routes", `${orders}/routes.ts`, "export function orderRoutes() {\n  if (a) b();\n}", 2],
])("refuses %s", (_, path, text, line) => {
  expect(problemsOf(moduleFiles, { [path]: text })).toEqual([`${path}:${line}`]);
});

it.each([
  ["routes.ts", "export function orderRoutes() {\n  // if (ever)\n}"],
  ["queries.ts", "export const a = 1;\nexport const b = 2;"],
  ["queries/read-orders.ts", "export const a = 1;\nexport const b = 2;"],
  ["rules.ts", "export const a = 1;\nexport const b = 2;"],
  ["rules/totals.ts", "export const a = 1;\nexport const b = 2;"],
  ["steps/write-lines.ts", "export const a = 1;"],
  ["messages.ts", "export const a = 1;"],
  [
    "place-order.ts",
    "export type A = 1;\nexport class Missing extends Error {}\nexport async function placeOrder() {}",
  ],
  ["say.ts", "const b = 1;\nexport const say = () => b;"],
  ["race.test.ts", ""],
])("allows %s", (name, text) => {
  expect(problemsOf(moduleFiles, { [`${orders}/${name}`]: text })).toEqual([]);
});
