import { getPathname } from "../../i18n/get-pathname.ts";
import type { Locale } from "../../i18n/locale.ts";
import { routing } from "../../i18n/routing.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function entry(site: string, path: string, locale: Locale): string {
  const address = (language: Locale) => escaped(`${site}${getPathname({ locale: language, href: path })}`);
  const others = routing.locales.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
  );
  return `<url><loc>${address(locale)}</loc>${others.join("")}</url>`;
}

/**
 * A sitemap in the sitemaps.org format: each page in each language, with links to its translations.
 * @param paths paths without a language prefix.
 */
export function sitemap(site: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => routing.locales.map((locale) => entry(site, path, locale)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** A list of sitemaps, in the same format. */
export function sitemapIndex(site: string, paths: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<sitemap><loc>${escaped(`${site}${path}`)}</loc></sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");
}
