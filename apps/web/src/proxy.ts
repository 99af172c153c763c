import { type NextRequest, NextResponse } from "next/server";
import { addresses } from "./lib/env.ts";
import { bodyLimitBytes } from "./lib/http/body-limit.ts";
import { contentSecurityWithNonce } from "./lib/http/content-security.ts";
import { legacySetPath } from "./lib/http/legacy-set-path.ts";
import { forwardOf } from "./lib/http/zones.ts";

const policyHeader = "content-security-policy";

/** A page rendered for one request: Next reads the nonce from the request's policy and puts it on its own scripts. */
function page(request: NextRequest): NextResponse {
  const policy = contentSecurityWithNonce(crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set(policyHeader, policy);
  return NextResponse.next({ request: { headers }, headers: { [policyHeader]: policy } });
}

/** Forwards other apps' paths to them. The site's static pages never pass through here. */
export function proxy(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  const ofSet = legacySetPath(url);
  if (ofSet !== undefined) return NextResponse.redirect(new URL(ofSet, url), 308);
  const forward = forwardOf(url, addresses());
  if (!forward) return page(request);
  // Next would truncate a longer body and forward what is left.
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimitBytes) {
    return NextResponse.json({ detail: "The file is too large" }, { status: 413 });
  }
  return forward.kind === "redirect" ? NextResponse.redirect(forward.url, 307) : NextResponse.rewrite(forward.url);
}

export const config = {
  matcher: [
    "/dashboard/:path*",
    "/login/:path*",
    "/invite/:path*",
    "/forgot-password/:path*",
    "/reset-password/:path*",
    "/dashboard-static/:path*",
    "/cart/:path*",
    "/cart-static/:path*",
    "/o/:path*",
    "/d/:path*",
    "/api/:path*",
    "/media/:path*",
    "/l/:path*",
    "/sandbox/:path*",
    // Old links to a set, from when it was part of its shop's page.
    { source: "/shops/:slug", has: [{ type: "query", key: "set", value: "[0-9a-fA-F-]{36}" }] },
    { source: "/sw/shops/:slug", has: [{ type: "query", key: "set", value: "[0-9a-fA-F-]{36}" }] },
    // The results of a search without JavaScript are rendered per request.
    "/shop-search",
    "/sw/shop-search",
    // The response to a posted form is rendered per request; for reading, the page is static.
    { source: "/contact-us", has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }] },
    { source: "/sw/contact-us", has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }] },
  ],
};
