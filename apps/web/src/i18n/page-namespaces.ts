import type { SitePage } from "../lib/site-pages.ts";

/** The namespace with the title and the description of each page. */
export const pageNamespaces = {
  "/": "landing",
  "/shops": "shops",
  "/pricing": "pricing",
  "/about": "about",
  "/contact-us": "contact",
  "/resources": "resources",
  "/qr-code": "qrPages.page",
  "/customize-qr": "qrPages.customize",
  "/for-developers": "developers",
  "/terms-of-service": "terms",
  "/privacy-policy": "privacy",
} as const satisfies Record<SitePage, string>;
