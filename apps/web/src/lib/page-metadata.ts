import type { Metadata } from "next";
import { type Locale, locales, pathIn } from "../i18n/locale.ts";
import { siteUrlAtBuild } from "./env.ts";
import { pageName, sitePages } from "./site-pages.ts";

type Text = {
  title: string;
  description: string;
  /** The address of the picture a shared link shows; a page known while building has one drawn for it. */
  picture?: string | undefined;
};

const drawnSize = { width: 1200, height: 630 };

/** The address of the picture drawn for a page, without a language. */
function drawnFor(path: string): string {
  const page = sitePages.find((known) => known === path) ?? "/";
  return `/og/${pageName(page)}`;
}

/**
 * What a page says about itself to search engines and in a shared link.
 * Addresses are absolute when SITE_URL is known while building, else relative, so that no build names a wrong host.
 */
export function pageMetadata(locale: Locale, path: string, { title, description, picture }: Text): Metadata {
  const site = siteUrlAtBuild();
  const address = (language: Locale) => `${site}${pathIn(language, path)}`;
  const images = picture
    ? [{ url: picture.startsWith("/") ? `${site}${picture}` : picture }]
    : [{ url: `${site}${pathIn(locale, drawnFor(path))}`, ...drawnSize, alt: title }];
  return {
    title,
    description,
    ...(site && { metadataBase: new URL(site) }),
    alternates: {
      canonical: address(locale),
      languages: {
        ...Object.fromEntries(locales.map((language) => [language, address(language)])),
        "x-default": address("en"),
      },
    },
    openGraph: {
      title,
      description,
      url: address(locale),
      type: "website",
      siteName: "Mauzo",
      locale: locale === "sw" ? "sw_TZ" : "en",
      images,
    },
    twitter: { card: "summary_large_image" },
  };
}
