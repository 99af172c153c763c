"use client";

import { siteSettings } from "./site/site-settings.ts";
import { useBrowserValue } from "./storage/use-browser-value.ts";

let known: string | undefined;
/** Read once: every picture of a list asks at every turn, and reading cookies takes longer than all else there. */
const readSiteUrl = () => {
  known ??= siteSettings().siteUrl;
  return known;
};
/** Where the site is, as customers see it. */
export const useSiteUrl = () => useBrowserValue(readSiteUrl) ?? "";

/** The public URL of a shop, as customers see it. */
export const useShopUrl = (slug: string) => `${useSiteUrl()}/shops/${slug}`;

/** The URL of the API, as programs call it. */
export const useApiUrl = () => `${useSiteUrl()}/api`;

/** The URL of a picture: paths that start with a slash belong to the site. Undefined for what the page may not load. */
export function usePictureUrl(address: string | null): string | undefined {
  const siteUrl = useSiteUrl();
  if (address === null) return undefined;
  if (address.startsWith("/")) return `${siteUrl}${address}`;
  return /^https:\/\//.test(address) ? address : undefined;
}
