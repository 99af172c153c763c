import type { Locale } from "./locale.ts";
import { routing } from "./routing.ts";

/**
 * The public path of a page in a language. A test compares it with the function of next-intl's `createNavigation`, which
 * brings 13 kB of script (`Link`) to every page that is sent with React.
 */
export function getPathname({ locale, href }: { locale: Locale; href: string }): string {
  if (locale === routing.defaultLocale) return href;
  return href === "/" ? `/${locale}` : `/${locale}${href}`;
}
