import { expect, it } from "vitest";
import { contentSecurity } from "./content-security.ts";

it("allows no inline script or style that was not named", () => {
  const policy = contentSecurity(["'sha256-a'"]);
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain("unsafe");
});
