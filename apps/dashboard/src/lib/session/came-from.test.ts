import { expect, it } from "vitest";
import { cameFrom, logInAddress } from "./came-from.ts";

it("comes back to the page that asked", () => {
  const from = new URL(logInAddress("/dashboard/orders?status=paid"), "http://x").searchParams.get("from");
  expect(cameFrom(from)).toBe("/dashboard/orders?status=paid");
});

it.each([
  "https://evil.test",
  "//evil.test",
  "/\\evil.test",
  "/dashboardevil",
  "/dashboard/\\evil",
  "javascript:alert(1)",
  "/login",
  "",
  null,
])("goes to the dashboard instead of %s", (from) => {
  expect(cameFrom(from)).toBe("/dashboard");
});
