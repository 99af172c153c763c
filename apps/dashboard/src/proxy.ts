import { type NextRequest, NextResponse } from "next/server";
import { apiAddress } from "./api-address.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { serverSettings } from "./server-settings.ts";

/**
 * Forwards API requests and gives every page a content security policy with its own nonce, which Next puts on its tags.
 */
export function proxy(request: NextRequest) {
  const { apiOrigin, siteUrl, development } = serverSettings();
  const api = apiAddress(request.nextUrl.pathname, request.nextUrl.search, apiOrigin);
  if (api) return NextResponse.rewrite(api);

  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const policy = contentSecurityPolicy({ nonce, siteUrl, development });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("referrer-policy", "same-origin");
  response.headers.set("x-content-type-options", "nosniff");
  response.headers.set("x-frame-options", "DENY");
  response.headers.set("cross-origin-opener-policy", "same-origin");
  // Browsers ignore it on plain http.
  response.headers.set("strict-transport-security", "max-age=31536000");
  return response;
}

export const config = { matcher: "/((?!dashboard-static/|_next/).*)" };
