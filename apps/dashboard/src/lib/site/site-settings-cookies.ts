/**
 * The cookies by which a page, the same in every installation, learns where the site is and which domain the two share.
 * The proxy sets them where the back-office has a host of its own. Over https they have the prefix `__Host-`: else
 * whoever holds another host of the domain could set them, and have the token stored where that host reads it.
 */
const nameOf = (name: string) => (isSecure: boolean) => (isSecure ? `__Host-${name}` : name);
export const siteUrlCookie = nameOf("site-url");
export const cookieDomainCookie = nameOf("cookie-domain");
