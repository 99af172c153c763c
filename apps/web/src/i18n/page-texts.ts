import type { SitePage } from "../lib/site-pages.ts";
import type { Messages } from "./messages/en.ts";

/** The title and description of each page, for shared links and search results. */
export const pageTexts = (messages: Messages): Record<SitePage, { title: string; description: string }> => ({
  "/": messages.landing,
  "/shops": messages.shops,
  "/pricing": messages.pricing,
  "/about": messages.about,
  "/contact-us": messages.contact,
  "/resources": messages.resources,
  "/qr-code": messages.qrPages.page,
  "/customize-qr": messages.qrPages.customize,
  "/for-developers": messages.developers,
  "/terms-of-service": messages.terms,
  "/privacy-policy": messages.privacy,
});
