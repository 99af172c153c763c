import { expect, it } from "vitest";
import { logInAddress, redirectAfterLogIn } from "./log-in-redirect.ts";

it("comes back to the page that asked", () => {
  const from = new URL(logInAddress("/dashboard/orders?status=paid"), "http://x").searchParams.get("from");
  expect(redirectAfterLogIn(from)).toBe("/dashboard/orders?status=paid");
  expect(redirectAfterLogIn("/operator")).toBe("/operator");
});

it.each([
  "https://evil.test",
  "//evil.test",
  "/\\evil.test",
  "/dashboardevil",
  "/operatorevil",
  "/dashboard/\\evil",
  "javascript:alert(1)",
  "/login",
  "",
  null,
])("goes to the dashboard instead of %s", (from) => {
  expect(redirectAfterLogIn(from)).toBe("/dashboard");
});
