import type { Metadata } from "next";
import { getPathname } from "../i18n/get-pathname.ts";
import type { Locale } from "../i18n/locale.ts";
import { routing } from "../i18n/routing.ts";
import { siteUrlAtBuild } from "./env.ts";
import { pageName, sitePages } from "./site-pages.ts";

type Text = {
  title: string;
  description: string;
  /** The URL of the picture a shared link shows; pages known at build time have one drawn for them. */
  picture?: string | undefined;
  /** Whether `picture` is the path, without a language prefix, of one that is drawn. */
  isDrawn?: boolean;
};

const drawnSize = { width: 1200, height: 630 };

/** The path of the picture drawn for a page, without a language prefix. */
function drawnFor(path: string): string {
  const page = sitePages.find((known) => known === path) ?? "/";
  return `/og/${pageName(page)}`;
}

/**
 * A page's metadata for search engines and shared links.
 * URLs are absolute when SITE_URL is known at build time, else relative, so that no build names a wrong host.
 */
export function pageMetadata(
  locale: Locale,
  path: string,
  { title, description, picture, isDrawn = false }: Text,
): Metadata {
  const site = siteUrlAtBuild();
  const address = (language: Locale) => `${site}${getPathname({ locale: language, href: path })}`;
  const images =
    picture && !isDrawn
      ? [{ url: picture.startsWith("/") ? `${site}${picture}` : picture }]
      : [{ url: `${site}${getPathname({ locale, href: picture ?? drawnFor(path) })}`, ...drawnSize, alt: title }];
  return {
    title,
    description,
    ...(site && { metadataBase: new URL(site) }),
    alternates: {
      canonical: address(locale),
      languages: {
        ...Object.fromEntries(routing.locales.map((language) => [language, address(language)])),
        "x-default": address(routing.defaultLocale),
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
