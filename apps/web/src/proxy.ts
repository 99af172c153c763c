import { type NextRequest, NextResponse } from "next/server";
import { addresses } from "./lib/env.ts";
import { bodyLimitBytes } from "./lib/front/body-limit.ts";
import { contentSecurityWithNonce } from "./lib/front/content-security.ts";
import { pageOfSet } from "./lib/front/page-of-set.ts";
import { forwardOf } from "./lib/front/zones.ts";

const policyHeader = "content-security-policy";

/** A page made for one request: Next reads the nonce from the request's policy and puts it on its own scripts. */
function page(request: NextRequest): NextResponse {
  const policy = contentSecurityWithNonce(crypto.randomUUID());
  const headers = new Headers(request.headers);
  headers.set(policyHeader, policy);
  return NextResponse.next({ request: { headers }, headers: { [policyHeader]: policy } });
}

/** Hands other apps' paths to them. The site's static pages never pass here. */
export function proxy(request: NextRequest): NextResponse {
  const url = new URL(request.url);
  const ofSet = pageOfSet(url);
  if (ofSet !== undefined) return NextResponse.redirect(new URL(ofSet, url), 308);
  const forward = forwardOf(url, addresses());
  if (!forward) return page(request);
  // Next would cut a longer body and forward the piece.
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
    "/api/:path*",
    "/media/:path*",
    "/sandbox/:path*",
    // A set was a part of its shop's page before it had one of its own.
    { source: "/shops/:slug", has: [{ type: "query", key: "set", value: "[0-9a-fA-F-]{36}" }] },
    { source: "/sw/shops/:slug", has: [{ type: "query", key: "set", value: "[0-9a-fA-F-]{36}" }] },
    // What a search without JavaScript found is a page made for it.
    "/shop-search",
    "/sw/shop-search",
    // A posted form is answered with a page made for it; when it is only looked at, the page is static.
    { source: "/contact-us", has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }] },
    { source: "/sw/contact-us", has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }] },
  ],
};
