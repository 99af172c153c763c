/** The pages of the site that are known while it is built, without a language; shops have pages of their own. */
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

/** A page's name where it has to be one word: `/` is `home`, `/pricing` is `pricing`. */
export const pageName = (page: SitePage): string => page.slice(1) || "home";
