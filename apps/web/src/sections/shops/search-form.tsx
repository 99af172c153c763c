import { shopCategories } from "@mauzo/contract/shop/shop";
import { Button } from "@mauzo/ui/button";
import { clsx } from "clsx";
import { ChevronDown, MapPin, Search } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { everything, type Filter, writeFilter } from "../../lib/directory/filter.ts";
import { places } from "../../lib/directory/places.ts";

type Props = { filter: Filter };

/** Searches by words, place and category. Without JavaScript it leads to a page with the results. */
export function SearchForm({ filter }: Props) {
  const t = useTranslations("shops");
  const name = useTranslations("categories");
  const locale = useLocale();
  const action = getPathname({ locale, href: "/shop-search" });
  const chip = (category: Filter["category"], label: string) => (
    <li key={category} className="shrink-0">
      <a
        data-category={category}
        href={`${action}${writeFilter({ ...filter, category })}`}
        aria-current={filter.category === category ? "true" : undefined}
        className={clsx(
          "inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-card px-4 font-medium text-base hover:bg-sunken",
          "aria-[current]:border-night aria-[current]:bg-night aria-[current]:text-on-night",
        )}
      >
        {label}
      </a>
    </li>
  );
  return (
    <>
      <search>
        <form
          data-shop-search=""
          action={action}
          className="mt-8 flex max-w-3xl gap-2 rounded-2xl border border-line bg-card p-2 shadow-float max-md:flex-col"
        >
          <label className="relative min-w-0 flex-1">
            <span className="sr-only">{t("search")}</span>
            <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
            <input
              type="search"
              name="q"
              defaultValue={filter.q}
              placeholder={t("search")}
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
              className="h-12 w-full min-w-0 rounded-control bg-transparent pr-3 pl-11 text-lg placeholder:text-muted"
            />
          </label>
          <label className="relative md:w-52 md:border-line md:border-l">
            <span className="sr-only">{t("place")}</span>
            <MapPin aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
            <select
              name="place"
              defaultValue={filter.place}
              className="h-12 w-full appearance-none rounded-control bg-transparent pr-11 pl-11 text-base"
            >
              <option value="">{t("anywhere")}</option>
              {places.map((place) => (
                <option key={place}>{place}</option>
              ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute top-4 right-3.5 size-4 text-muted"
            />
          </label>
          {filter.category !== "" && <input type="hidden" name="category" value={filter.category} />}
          <Button type="submit" size="lg" className="min-h-12">
            {t("submit")}
          </Button>
        </form>
      </search>
      <nav aria-label={t("category")} className="mt-6">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:-mx-8 md:px-8">
          {chip(everything.category, t("all"))}
          {shopCategories.map((category) => chip(category, name(category)))}
        </ul>
      </nav>
    </>
  );
}
