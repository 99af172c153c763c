import { readCookie } from "../storage/read-cookie.ts";
import { cookieDomainCookie, siteUrlCookie } from "./site-settings-cookies.ts";

type SiteSettings = { siteUrl: string; cookieDomain: string | undefined };

/** Where the site is, and the domain it shares with the back-office; without the proxy's word, they are one host. */
export function siteSettings(): SiteSettings {
  const siteUrl = decodeURIComponent(readCookie(siteUrlCookie) ?? "");
  return {
    siteUrl: /^https?:\/\//.test(siteUrl) ? siteUrl : location.origin,
    cookieDomain: readCookie(cookieDomainCookie),
  };
}
