import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { api } from "./api.ts";

const src = "apps/api/src";
const files = [
  "app.ts",
  "main.ts",
  "db/tenant-transaction.ts",
  "db/schema/orders/orders.ts",
  "db/seed/seed.ts",
  "http/mount.ts",
  "jobs/job-handlers.ts",
  "gateways/asking/ask-provider.ts",
  "gateways/mail/port.ts",
  "gateways/mail/smtp.ts",
  "gateways/sms/beem.ts",
  "modules/orders/routes.ts",
  "modules/catalogue/routes.ts",
  "modules/orders/orders/routes.ts",
  "modules/orders/orders/queries.ts",
  "modules/orders/orders/rules.ts",
  "modules/orders/orders/place-order.ts",
  "modules/orders/cart/routes.ts",
  "modules/orders/cart/rules.ts",
  "modules/orders/cart/submit-cart.ts",
  "modules/orders/cart/submit.test.ts",
  "modules/catalogue/products/queries/read-products.ts",
];
const everyFile = Object.fromEntries(files.map((path) => [`${src}/${path}`, ""]));
const importing = (from: string, to: string, kind = "import") => {
  const up = "../".repeat(from.split("/").length - 1) || "./";
  return problemsOf(api, { ...everyFile, [`${src}/${from}`]: `${kind} { a } from "${up}${to}";` });
};

it.each([
  ["app.ts", "modules/orders/orders/place-order.ts"],
  ["app.ts", "modules/orders/orders/routes.ts"],
  ["modules/orders/routes.ts", "modules/orders/orders/place-order.ts"],
  ["modules/catalogue/routes.ts", "modules/orders/orders/routes.ts"],
  ["modules/orders/cart/submit-cart.ts", "modules/orders/routes.ts"],
  ["main.ts", "modules/orders/orders/routes.ts"],
  ["modules/orders/cart/submit-cart.ts", "modules/orders/orders/routes.ts"],
  ["modules/orders/cart/submit-cart.ts", "modules/orders/cart/routes.ts"],
  ["modules/orders/cart/submit-cart.ts", "modules/orders/orders/queries.ts"],
  ["modules/orders/cart/submit-cart.ts", "modules/catalogue/products/queries/read-products.ts"],
  ["modules/orders/cart/submit-cart.ts", "modules/orders/orders/rules.ts"],
  ["jobs/job-handlers.ts", "modules/orders/orders/queries.ts"],
  ["modules/orders/cart/submit-cart.ts", "gateways/mail/smtp.ts"],
  ["jobs/job-handlers.ts", "gateways/mail/smtp.ts"],
  ["jobs/job-handlers.ts", "gateways/asking/ask-provider.ts"],
  ["gateways/sms/beem.ts", "gateways/mail/smtp.ts"],
  ["gateways/mail/smtp.ts", "modules/orders/orders/place-order.ts"],
  ["http/mount.ts", "modules/orders/orders/place-order.ts"],
  ["db/tenant-transaction.ts", "modules/orders/orders/place-order.ts"],
  ["db/tenant-transaction.ts", "http/mount.ts"],
  ["modules/orders/cart/rules.ts", "db/tenant-transaction.ts"],
  ["modules/orders/orders/rules.ts", "modules/orders/orders/queries.ts"],
  ["modules/orders/orders/routes.ts", "db/schema/orders/orders.ts"],
])("refuses, in %s, %s", (from, to) => {
  expect(importing(from, to)).toEqual([`${src}/${from}:1`]);
});

it.each([
  ["app.ts", "modules/orders/routes.ts"],
  ["modules/orders/routes.ts", "modules/orders/cart/routes.ts"],
  ["modules/orders/routes.ts", "http/mount.ts"],
  ["main.ts", "gateways/mail/smtp.ts"],
  ["gateways/mail/smtp.ts", "gateways/mail/port.ts"],
  ["gateways/sms/beem.ts", "gateways/asking/ask-provider.ts"],
  ["modules/orders/cart/submit-cart.ts", "modules/orders/orders/place-order.ts"],
  ["modules/orders/cart/submit-cart.ts", "gateways/mail/port.ts"],
  ["modules/orders/orders/place-order.ts", "modules/orders/orders/queries.ts"],
  ["modules/orders/orders/routes.ts", "modules/orders/orders/queries.ts"],
  ["modules/orders/orders/queries.ts", "db/schema/orders/orders.ts"],
  ["jobs/job-handlers.ts", "modules/orders/orders/place-order.ts"],
  ["db/seed/seed.ts", "modules/orders/orders/place-order.ts"],
  ["modules/orders/cart/submit.test.ts", "modules/orders/orders/queries.ts"],
])("allows, in %s, %s", (from, to) => {
  expect(importing(from, to)).toEqual([]);
});

it("lets rules speak of the types of others", () => {
  expect(importing("modules/orders/cart/rules.ts", "db/tenant-transaction.ts", "import type")).toEqual([]);
});
