/** The site's pages known at build time, without a language prefix; shops have pages of their own. */
export const sitePages = [
  "/",
  "/shops",
  "/pricing",
  "/about",
  "/contact-us",
  "/resources",
  "/qr-code",
  "/customize-qr",
  "/for-developers",
  "/terms-of-service",
  "/privacy-policy",
] as const;
export type SitePage = (typeof sitePages)[number];

/** A page's name as one word: `/` is `home`, `/pricing` is `pricing`. */
export const pageName = (page: SitePage): string => page.slice(1) || "home";
