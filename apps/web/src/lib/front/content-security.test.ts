import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sessionMark, sessionMarkHash } from "../session-mark.ts";
import { contentSecurity } from "./content-security.ts";

it("knows the hash of the script that marks the session", () => {
  expect(sessionMarkHash).toBe(`'sha256-${createHash("sha256").update(sessionMark).digest("base64")}'`);
});

it("allows no inline script or style that was not named", () => {
  const policy = contentSecurity(["'sha256-a'"]);
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain("unsafe");
});
