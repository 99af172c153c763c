import { NextRequest } from "next/server";
import { afterEach, expect, it, vi } from "vitest";
import { proxy } from "./proxy.ts";

afterEach(() => vi.unstubAllEnvs());

const ask = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://ofisi.test${path}`, { headers })).headers;
const page = (headers: Headers) => headers.get("x-middleware-rewrite");

it("answers with the page in the visitor's language, else in the browser's", () => {
  expect(page(ask("/login"))).toBe("http://ofisi.test/en/login");
  expect(page(ask("/login", { "accept-language": "sw-TZ,en;q=0.5" }))).toBe("http://ofisi.test/sw/login");
  expect(page(ask("/login", { "accept-language": "sw", cookie: "language=en" }))).toContain("/en/login");
  expect(page(ask("/login", { cookie: "language=../evil" }))).toContain("/en/login");
});

it("answers for every record with one page, and keeps the query", () => {
  const id = "0198c0de-0000-7000-8000-00000000abcd";
  expect(page(ask(`/dashboard/products/${id}?_rsc=a1`))).toBe("http://ofisi.test/en/dashboard/products/by-id?_rsc=a1");
});

it("tells where the site is only where the back-office has a host of its own", () => {
  expect(ask("/login").getSetCookie()).toEqual([]);
  vi.stubEnv("SITE_URL", "https://duka.example/");
  vi.stubEnv("DASHBOARD_URL", "https://ofisi.duka.example");
  vi.stubEnv("COOKIE_DOMAIN", "duka.example");
  expect(ask("/login").getSetCookie()).toEqual([
    "__Host-site-url=https%3A%2F%2Fduka.example; Path=/; Secure; SameSite=lax",
    "__Host-cookie-domain=duka.example; Path=/; Secure; SameSite=lax",
  ]);
});

it("forwards what is the API's, whatever the language", () => {
  expect(page(ask("/api/orders?status=paid", { cookie: "language=sw" }))).toBe(
    "http://127.0.0.1:4000/orders?status=paid",
  );
});

it("answers for the two ways in with their form, to whoever has no session", () => {
  const session = { cookie: "access-token=x" };
  expect(page(ask("/dashboard?auth=Signup"))).toBe("http://ofisi.test/en/sign-up?auth=Signup");
  expect(page(ask("/dashboard?auth=Login", { cookie: "language=sw" }))).toBe("http://ofisi.test/sw/login?auth=Login");
  expect(page(ask("/dashboard?auth=Signup", session))).toBe("http://ofisi.test/en/dashboard?auth=Signup");
  expect(page(ask("/dashboard?auth=constructor"))).toBe("http://ofisi.test/en/dashboard?auth=constructor");
  expect(page(ask("/dashboard/orders?auth=Signup"))).toBe("http://ofisi.test/en/dashboard/orders?auth=Signup");
});

it("answers for the service worker with a script that may ask this host only, or with nothing, and never with a page", () => {
  const headers = ask("/dashboard/worker.js");
  expect(page(headers)).toBeNull();
  expect(headers.get("content-type")).toContain("text/javascript");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  expect(headers.get("cache-control")).toBe("no-cache");
});

it("says of a page which language it is in", () => {
  expect(ask("/dashboard", { cookie: "language=sw" }).get("content-language")).toBe("sw");
});
