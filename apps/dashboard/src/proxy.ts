import { type NextRequest, NextResponse } from "next/server";
import { apiAddress } from "./api-address.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { requestLanguage } from "./i18n/request-language.ts";
import { ipLocationUrl } from "./lib/env.ts";
import { accessTokenCookie } from "./lib/session/token/access-token-cookie.ts";
import { cookieDomainCookie, siteUrlCookie } from "./lib/site/site-settings-cookies.ts";
import { pageOf } from "./record-address.ts";
import { serverSettings } from "./server-settings.ts";
import { buildId, builtWorker, staticPages } from "./static-pages/static-pages.ts";
import { workerAddress } from "./worker-address.ts";

/** Tells the page where the site is, unless both are one host. */
function addSiteSettings(response: NextResponse): void {
  const { siteUrl, dashboardUrl, cookieDomain } = serverSettings();
  const secure = dashboardUrl.startsWith("https:");
  const attributes = { sameSite: "lax", secure, path: "/" } as const;
  if (siteUrl !== dashboardUrl) response.cookies.set(siteUrlCookie(secure), siteUrl, attributes);
  if (cookieDomain) response.cookies.set(cookieDomainCookie(secure), cookieDomain, attributes);
}

const entries = new Map([
  ["Signup", "/sign-up"],
  ["Login", "/login"],
]);

/** `/dashboard?auth=Signup` and `?auth=Login` are their form to everybody without a session. */
function entryOf(url: URL, request: NextRequest): string | undefined {
  const isOpen = url.pathname === "/dashboard" && !request.cookies.has(accessTokenCookie);
  return isOpen ? entries.get(url.searchParams.get("auth") ?? "") : undefined;
}

/** The service worker, which may do nothing but ask this host. Browsers look for a new one at each opening. */
function workerResponse(): NextResponse {
  const script = builtWorker();
  return new NextResponse(script ?? null, {
    status: script === undefined ? 404 : 200,
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      // It also serves the form to log in, which is not below `/dashboard`.
      "service-worker-allowed": "/",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
      "x-content-type-options": "nosniff",
    },
  });
}

/**
 * Forwards API requests, and answers every other with the static page behind its address in the visitor's language. A
 * page has a content security policy with the hashes of its inline scripts.
 */
export function proxy(request: NextRequest) {
  const { apiOrigin, siteUrl, development } = serverSettings();
  // Not `nextUrl`: it makes `localhost` of 127.0.0.1, and Next takes a rewrite to another host for another server.
  const url = new URL(request.url);
  const api = apiAddress(url.pathname, url.search, apiOrigin);
  if (api) return NextResponse.rewrite(api);
  if (url.pathname === workerAddress) return workerResponse();

  const language = requestLanguage(request);
  const pages = development ? undefined : staticPages();
  const asked = `/${language}${entryOf(url, request) ?? pageOf(url.pathname)}`;
  const exists = !pages || asked in pages;
  // Inside the back-office, a page that is not there keeps the navigation, and asks for a log-in like the others.
  const missing = url.pathname.startsWith("/dashboard/") ? "/dashboard/missing" : "/missing";
  url.pathname = exists ? asked : `/${language}${missing}`;
  const response = NextResponse.rewrite(url);
  const scripts = pages?.[url.pathname] ?? [];
  response.headers.set(
    "content-security-policy",
    contentSecurityPolicy({ scripts, siteUrl, ipLocationUrl, development }),
  );
  // By these two the service worker knows what it keeps.
  response.headers.set("content-language", language);
  response.headers.set("x-build", (!development && buildId()) || "none");
  // The page depends on the language, and a new build replaces it: only this browser may keep it, and asks each time.
  response.headers.set("cache-control", exists ? "private, no-cache" : "no-store");
  response.headers.set("referrer-policy", "same-origin");
  response.headers.set("x-content-type-options", "nosniff");
  response.headers.set("x-frame-options", "DENY");
  response.headers.set("cross-origin-opener-policy", "same-origin");
  // Browsers ignore it on plain http.
  response.headers.set("strict-transport-security", "max-age=31536000");
  addSiteSettings(response);
  return response;
}

export const config = { matcher: "/((?!dashboard-static/|_next/).*)" };
