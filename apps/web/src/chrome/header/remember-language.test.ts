import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberFirstLanguage } from "./remember-language.ts";

const kept = new Map<string, string>();
const page = { cookie: "" };
beforeEach(() => {
  kept.clear();
  page.cookie = "";
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("goes on in Swahili after a Swahili page", () => {
  rememberFirstLanguage("sw");
  expect(kept.get("language")).toBe("sw");
  expect(page.cookie).toBe("language=sw; Path=/; Max-Age=31536000; SameSite=Lax");
});
it("saves nothing on an English page", () => {
  rememberFirstLanguage("en");
  expect([kept.size, page.cookie]).toEqual([0, ""]);
});
it("leaves a choice made before", () => {
  kept.set("language", "en");
  rememberFirstLanguage("sw");
  expect([kept.get("language"), page.cookie]).toEqual(["en", ""]);
});
it("leaves a choice of which only the cookie is left", () => {
  page.cookie = "other=1; language=en";
  rememberFirstLanguage("sw");
  expect(kept.size).toBe(0);
});
it("saves the cookie where storage is switched off", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberFirstLanguage("sw");
  expect(page.cookie).toContain("language=sw");
});
