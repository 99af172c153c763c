import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected, json, type Responder } from "@mauzo/api-mock/responders";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { detectVisitorLanguage } from "./detect-visitor-language.ts";

const kept = new Map<string, string>();
const moves: string[] = [];
const listeners = new Map<string, () => void>();
const page = {
  cookie: "",
  documentElement: { lang: "en" },
  addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
};
const service = "https://where.example/json";
const api = mockApi("https://mauzo.example/api");

beforeEach(() => {
  kept.clear();
  moves.length = 0;
  page.cookie = "";
  page.documentElement.lang = "en";
  api.answerUrl(service, json(200, { country_code: "TZ" }));
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("location", {
    pathname: "/pricing",
    search: "?a=1",
    hash: "#faq",
    replace: (to: string) => moves.push(to),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function visit(during?: () => void) {
  detectVisitorLanguage(service, "/sw");
  during?.();
  await vi.advanceTimersByTimeAsync(10_000);
}

it("moves a visitor from Tanzania to the same place in Swahili, and saves it", async () => {
  await visit();
  expect(moves).toEqual(["/sw/pricing?a=1#faq"]);
  expect(kept.get("language")).toBe("sw");
  expect(page.cookie).toBe("language=sw; Path=/; Max-Age=31536000; SameSite=Lax");
});
it("only saves it when the visitor has begun to do something", async () => {
  await visit(() => listeners.get("pointerdown")?.());
  expect([moves.length, kept.get("language")]).toEqual([0, "sw"]);
});
it.each<[string, Responder]>([
  ["another country", json(200, { country_code: "KE" })],
  ["an answer without a country", json(200, { error: true, reason: "Reserved IP Address" })],
  ["an answer that is no JSON", () => new Response("<html>")],
  ["a failure", disconnected],
])("saves English after %s", async (_, answer) => {
  api.answerUrl(service, answer);
  await visit();
  expect([moves.length, kept.get("language")]).toEqual([0, "en"]);
});
it("leaves a choice made in the menu meanwhile", async () => {
  await visit(() => kept.set("language", "en"));
  expect([moves.length, kept.get("language")]).toEqual([0, "en"]);
});
it("asks nobody on a Swahili page and goes on in Swahili", async () => {
  page.documentElement.lang = "sw";
  await visit();
  expect([api.calls.length, kept.get("language")]).toEqual([0, "sw"]);
});
it("asks nobody when a language is saved, if only in the cookie", async () => {
  page.cookie = "other=1; language=en";
  await visit();
  expect([api.calls.length, kept.size]).toEqual([0, 0]);
});
it("saves the cookie where storage is switched off", async () => {
  vi.stubGlobal("localStorage", undefined);
  await visit();
  expect(page.cookie).toContain("language=sw");
});
