export const locales = ["en", "sw"] as const;
export type Locale = (typeof locales)[number];

/** Anything but Swahili counts as English. */
export const localeOf = (value: string | undefined): Locale => (value === "sw" ? "sw" : "en");

/** The public path of a page in a language: English has no prefix. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === "en") return path;
  return path === "/" ? "/sw" : `/sw${path}`;
}
