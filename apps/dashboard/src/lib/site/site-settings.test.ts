// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { siteSettings } from "./site-settings.ts";

afterEach(() => vi.restoreAllMocks());

const haveCookies = (cookies: string) => vi.spyOn(document, "cookie", "get").mockReturnValue(cookies);

it("takes its own host for the site's, unless the proxy says another", () => {
  expect(siteSettings()).toEqual({ siteUrl: location.origin, cookieDomain: undefined });
  haveCookies("theme=dark; site-url=https%3A%2F%2Fduka.example; cookie-domain=duka.example");
  expect(siteSettings()).toEqual({ siteUrl: "https://duka.example", cookieDomain: "duka.example" });
});

it("believes over https only what no other host of the domain can have set", () => {
  vi.stubGlobal("location", new URL("https://ofisi.duka.example/dashboard"));
  haveCookies("site-url=https%3A%2F%2Fevil.duka.example; cookie-domain=duka.example");
  expect(siteSettings()).toEqual({ siteUrl: "https://ofisi.duka.example", cookieDomain: undefined });
  haveCookies("__Host-site-url=https%3A%2F%2Fduka.example; __Host-cookie-domain=duka.example");
  expect(siteSettings()).toEqual({ siteUrl: "https://duka.example", cookieDomain: "duka.example" });
  vi.unstubAllGlobals();
});

it.each(["javascript%3Aalert(1)", "%", "duka", "data%3Atext%2Fhtml%2Cx"])("takes %s for no site", (cookie) => {
  haveCookies(`site-url=${cookie}`);
  expect(siteSettings().siteUrl).toBe(location.origin);
});
