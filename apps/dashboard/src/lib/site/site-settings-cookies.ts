/**
 * The cookies by which a page, the same in every installation, learns where the site is and which domain the two share.
 * The proxy sets them where the back-office has a host of its own.
 */
export const siteUrlCookie = "site-url";
export const cookieDomainCookie = "cookie-domain";
