import type { Metadata } from "next";
import { type Locale, locales, pathIn } from "../i18n/locale.ts";
import { siteUrlAtBuild } from "./env.ts";

/**
 * What a page says about itself to search engines and in a shared link.
 * Addresses are absolute when SITE_URL is known while building, else relative, so that no build names a wrong host.
 */
export function pageMetadata(locale: Locale, path: string, text: { title: string; description: string }): Metadata {
  const site = siteUrlAtBuild();
  const address = (language: Locale) => `${site}${pathIn(language, path)}`;
  return {
    ...text,
    alternates: {
      canonical: address(locale),
      languages: {
        ...Object.fromEntries(locales.map((language) => [language, address(language)])),
        "x-default": address("en"),
      },
    },
    openGraph: { ...text, type: "website", siteName: "Mauzo", locale: locale === "sw" ? "sw_TZ" : "en" },
  };
}
