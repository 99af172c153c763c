// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { trustedTypesPolicy } from "./trusted-types.ts";
import { workerPolicy } from "./worker-policy.ts";

it.each(["/dashboard-static/_next/static/chunks/a.js", `${location.origin}/dashboard-static/_next/static/chunks/a.js`])(
  "lets %s be loaded",
  (address) => expect(trustedTypesPolicy.createScriptURL(address)).toBe(address),
);

it.each([
  "https://evil.example/dashboard-static/_next/static/chunks/a.js",
  "//evil.example/dashboard-static/_next/a.js",
  "/media/a.js",
  "/dashboard-static/_next/../../media/a.js",
  "data:text/javascript,alert(1)",
  "javascript:alert(1)",
  "blob:http://localhost/1",
])("lets no script come from %s", (address) => expect(trustedTypesPolicy.createScriptURL(address)).toBeNull());

it("makes no markup of a text", () => {
  expect(trustedTypesPolicy.createHTML("<b>x</b>")).toBeNull();
  expect(trustedTypesPolicy.createHTML("<script></script><img src=x onerror=alert(1)>")).toBeNull();
});

it("lets one service worker be registered, by a policy of its own", () => {
  expect(workerPolicy.createScriptURL("/dashboard/worker.js")).toBe("/dashboard/worker.js");
  for (const address of [
    "/dashboard/worker.js?a",
    "/media/worker.js",
    "https://evil.example/dashboard/worker.js",
    "data:,",
  ])
    expect(workerPolicy.createScriptURL(address)).toBeNull();
  expect(trustedTypesPolicy.createScriptURL("/dashboard/worker.js")).toBeNull();
});
