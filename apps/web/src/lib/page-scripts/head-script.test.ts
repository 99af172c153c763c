import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { headScript, headScriptHash } from "./head-script.ts";

it("has the hash that the policies name", () => {
  expect(headScriptHash).toBe(`'sha256-${createHash("sha256").update(headScript).digest("base64")}'`);
});
