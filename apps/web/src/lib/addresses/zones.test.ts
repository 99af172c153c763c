import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Addresses, forwardOf, zoneOf } from "./zones.ts";

const oneHost: Addresses = {
  siteUrl: "https://mauzo.example",
  dashboardUrl: "https://mauzo.example",
  cartUrl: "https://mauzo.example",
  apiOrigin: "http://127.0.0.1:4000",
  dashboardOrigin: "http://127.0.0.1:3001",
  cartOrigin: "http://127.0.0.1:3002",
  sandboxOrigin: "http://127.0.0.1:4900",
};
const apart = { ...oneHost, dashboardUrl: "https://app.mauzo.example", cartUrl: "https://cart.mauzo.example" };

const forwarded = (path: string, addresses = oneHost) => {
  const forward = forwardOf(new URL(path, "http://127.0.0.1:3000"), addresses);
  return forward && `${forward.kind} ${forward.url}`;
};

describe("forwardOf", () => {
  it.each([
    ["/dashboard?auth=Login", "rewrite http://127.0.0.1:3001/dashboard?auth=Login"],
    ["/dashboard/orders/a%2Fb?x=%26", "rewrite http://127.0.0.1:3001/dashboard/orders/a%2Fb?x=%26"],
    ["/operator", "rewrite http://127.0.0.1:3001/operator"],
    ["/login", "rewrite http://127.0.0.1:3001/login"],
    ["/invite/abc", "rewrite http://127.0.0.1:3001/invite/abc"],
    ["/forgot-password", "rewrite http://127.0.0.1:3001/forgot-password"],
    ["/reset-password?token=1", "rewrite http://127.0.0.1:3001/reset-password?token=1"],
    ["/dashboard-static/_next/a.js", "rewrite http://127.0.0.1:3001/dashboard-static/_next/a.js"],
    ["/cart?token=abc", "rewrite http://127.0.0.1:3002/cart?token=abc"],
    ["/cart-static/_next/a.js", "rewrite http://127.0.0.1:3002/cart-static/_next/a.js"],
    ["/o/4Zk2p9QxA1bC7d", "rewrite http://127.0.0.1:3002/o/4Zk2p9QxA1bC7d"],
    ["/d/4Zk2p9QxA1bC7d4Zk2p9Qx", "rewrite http://127.0.0.1:3002/d/4Zk2p9QxA1bC7d4Zk2p9Qx"],
    ["/o/4Zk2p9QxA1bC7d/stop", "rewrite http://127.0.0.1:3002/o/4Zk2p9QxA1bC7d/stop"],
    ["/api/v1/order?token=abc", "rewrite http://127.0.0.1:4000/api/v1/order?token=abc"],
    ["/api/user", "rewrite http://127.0.0.1:4000/user"],
    ["/api/v1evil", "rewrite http://127.0.0.1:4000/v1evil"],
    ["/api", "rewrite http://127.0.0.1:4000/"],
    ["/media/key/640.webp", "rewrite http://127.0.0.1:4000/media/key/640.webp"],
    ["/l/4Zk2p9Qx", "rewrite http://127.0.0.1:4000/l/4Zk2p9Qx"],
    ["/sandbox/ip-location?x=1", "rewrite http://127.0.0.1:4900/ip-location?x=1"],
    ["/api/media/uploads?name=a", "rewrite http://127.0.0.1:4000/media/uploads?name=a"],
  ])("%s → %s", (path, expected) => {
    expect(forwarded(path)).toBe(expected);
  });

  it.each([
    "/",
    "/sw",
    "/shops/demo",
    "/cartoon",
    "/dashboards",
    "/apis",
    "/mediathek",
    "/loginx",
    "/oda",
    "/sw/dashboard",
  ])("keeps %s for the site", (path) => {
    expect(forwarded(path)).toBeUndefined();
  });

  it("sends the browser to an app that has a host of its own, the API stays behind the site", () => {
    expect(forwarded("/dashboard?auth=Signup", apart)).toBe("redirect https://app.mauzo.example/dashboard?auth=Signup");
    expect(forwarded("/cart?token=a", apart)).toBe("redirect https://cart.mauzo.example/cart?token=a");
    expect(forwarded("/o/4Zk2p9QxA1bC7d", apart)).toBe("redirect https://cart.mauzo.example/o/4Zk2p9QxA1bC7d");
    expect(forwarded("/api/user", apart)).toBe("rewrite http://127.0.0.1:4000/user");
  });

  it("never leaves the hosts it was given, whatever the path", () => {
    const hosts = new Set(["127.0.0.1:4000", "127.0.0.1:3001", "127.0.0.1:3002"]);
    fc.assert(
      fc.property(
        fc.constantFrom("/api", "/api/", "/api//", "/login//", "/cart/\\", "/dashboard/@"),
        fc.string(),
        (root, rest) => {
          const url = new URL("http://127.0.0.1:3000");
          url.pathname = root + rest;
          const forward = forwardOf(url, oneHost);
          return forward === undefined || hosts.has(forward.url.host);
        },
      ),
    );
  });
});

describe("zoneOf", () => {
  it("names the app", () => {
    expect(["/api/x", "/login", "/cart", "/shops"].map(zoneOf)).toEqual(["api", "dashboard", "cart", undefined]);
  });
});
