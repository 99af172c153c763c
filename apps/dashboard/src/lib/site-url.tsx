"use client";

import { createContext, type ReactNode, useContext } from "react";

const SiteUrl = createContext("");

export const SiteUrlProvider = ({ siteUrl, children }: { siteUrl: string; children: ReactNode }) => (
  <SiteUrl value={siteUrl}>{children}</SiteUrl>
);

/** The public URL of a shop, as customers see it. */
export const useShopUrl = (slug: string) => `${useContext(SiteUrl)}/shops/${slug}`;

/** The URL of a picture: paths that start with a slash belong to the site. Undefined for what the page may not load. */
export function usePictureUrl(address: string | null): string | undefined {
  const siteUrl = useContext(SiteUrl);
  if (address === null) return undefined;
  if (address.startsWith("/")) return `${siteUrl}${address}`;
  return /^https:\/\//.test(address) ? address : undefined;
}
