import { readCookie } from "../storage/read-cookie.ts";
import { cookieDomainCookie, siteUrlCookie } from "./site-settings-cookies.ts";

type SiteSettings = { siteUrl: string; cookieDomain: string | undefined };

/** Without https, anybody on the shared domain may have set the cookie: only the address of a site is taken. */
function siteUrlOf(cookie: string | undefined): string | undefined {
  try {
    const { protocol, origin } = new URL(decodeURIComponent(cookie ?? ""));
    return protocol === "https:" || protocol === "http:" ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Where the site is, and the domain it shares with the back-office; without the proxy's word, they are one host. */
export function siteSettings(): SiteSettings {
  const isSecure = location.protocol === "https:";
  return {
    siteUrl: siteUrlOf(readCookie(siteUrlCookie(isSecure))) ?? location.origin,
    cookieDomain: readCookie(cookieDomainCookie(isSecure)),
  };
}
