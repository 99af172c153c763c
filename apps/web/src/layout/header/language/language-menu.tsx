import { clsx } from "clsx";
import { Check, ChevronDown, Globe } from "lucide-react";
import { useLocale } from "next-intl";
import { getPathname } from "../../../i18n/get-pathname.ts";
import type { Locale } from "../../../i18n/locale.ts";
import { routing } from "../../../i18n/routing.ts";

const names: Record<Locale, string> = { en: "English", sw: "Kiswahili" };

/** Switches to the same page in the other language. */
export function LanguageMenu({ path, label }: { path: string; label: string }) {
  const locale = useLocale();
  return (
    <details className="relative wide:ml-auto" name="site-menu" data-hover="">
      <summary
        className="flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-base hover:bg-sunken wide:max-xl:px-2"
        aria-label={`${label}: ${names[locale]}`}
      >
        <Globe aria-hidden="true" className="size-4.5 text-muted" />
        <span aria-hidden="true" className="hidden uppercase wide:max-xl:block">
          {locale}
        </span>
        <span aria-hidden="true" className="wide:max-xl:hidden">
          {names[locale]}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform duration-150 open:rotate-180"
        />
      </summary>
      <ul className="absolute right-0 mt-2 w-48 rounded-card border border-line bg-card p-1.5 shadow-float max-wide:static max-wide:mt-1 max-wide:w-auto max-wide:border-0 max-wide:p-0 max-wide:shadow-none">
        {routing.locales.map((language) => (
          <li key={language}>
            <a
              href={getPathname({ locale: language, href: path })}
              hrefLang={language}
              lang={language}
              data-language={language}
              aria-current={language === locale ? "true" : undefined}
              className={clsx(
                "flex h-11 items-center justify-between rounded-control px-3 text-base hover:bg-sunken",
                language === locale && "font-medium text-primary",
              )}
            >
              {names[language]}
              {language === locale && <Check aria-hidden="true" className="size-4" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
