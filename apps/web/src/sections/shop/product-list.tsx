import { Button } from "@mauzo/ui/button";
import { Search } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { Locale } from "../../i18n/locale.ts";
import { groupByCategory } from "../../lib/group-by-category.ts";
import type { PageProduct } from "../../lib/storefront-cart/page-product.ts";
import { type CardContext, ShopProductCard, shopGrid } from "./shop-product-card.tsx";

type Props = CardContext & {
  products: readonly PageProduct[];
  hasMore: boolean;
  /** The shop's sets of products, each with a page of its own below the shop's. */
  sets: readonly { id: string; title: Record<Locale, string> }[];
  shopAddress: string;
};

/** With fewer products, a search takes longer than a look. */
const searchedFrom = 12;

const pill =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line px-4.5 font-medium text-base";

/** All products by category, with links to the sets, a search, and a button for products not loaded yet. */
export function ProductList({ products, hasMore, sets, shopAddress, ...look }: Props) {
  const t = useTranslations("shopfront");
  const category = useTranslations("categories");
  const locale = useLocale();
  const groups = groupByCategory(products);
  return (
    <>
      <div data-find="" className="mb-6 flex gap-3 max-md:flex-col md:mb-10 md:items-center md:justify-between">
        {(groups.length > 1 || sets.length > 0) && (
          <nav aria-label={t("browse")} className="min-w-0">
            <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:p-0">
              {sets.map(({ id, title }) => (
                <li key={id} className="max-w-full shrink-0">
                  <a
                    href={`${shopAddress}/sets/${encodeURIComponent(id)}`}
                    className={`${pill} max-w-full bg-primary-soft hover:bg-sunken`}
                  >
                    <span className="truncate">{title[locale]}</span>
                  </a>
                </li>
              ))}
              {groups.length > 1 &&
                groups.map((group, place) => (
                  <li key={group.category} className="shrink-0">
                    <a href={`#category-${place + 1}`} className={`${pill} bg-card hover:bg-sunken`}>
                      {category(group.category)}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        )}
        {(products.length >= searchedFrom || hasMore) && (
          <div className="relative shrink-0 md:w-72 noscript:hidden">
            <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-4 size-5 text-muted" />
            <input
              type="search"
              data-search=""
              aria-label={t("search")}
              placeholder={t("search")}
              maxLength={80}
              className="h-11 w-full rounded-full border border-line-strong bg-card pr-4 pl-11 text-base"
            />
          </div>
        )}
      </div>
      <p data-search-said="" role="status" className="sr-only" />
      <div data-results="" hidden>
        <ul aria-label={t("products")} className={shopGrid} />
        <div data-search-empty="" hidden className="rounded-2xl bg-sunken px-6 py-16 text-center">
          <h2 className="font-bold font-display text-2xl">{t("notFound")}</h2>
          <p className="mt-2 text-muted">{t("notFoundText")}</p>
        </div>
      </div>
      <div data-shelves="" data-asleep="page">
        {groups.map((group, place) => (
          <section key={group.category} aria-labelledby={`category-${place + 1}`} className="mb-14 md:mb-16">
            <h2 id={`category-${place + 1}`} className="font-bold font-display text-2xl tracking-tight md:text-3xl">
              {groups.length > 1 ? category(group.category) : t("products")}
            </h2>
            <ul className={shopGrid}>
              {group.products.map((product) => (
                <li key={product.id} data-card="" className="min-w-0">
                  <ShopProductCard product={product} {...look} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {hasMore && (
          <>
            <ul data-rest="" aria-label={t("products")} className={shopGrid} />
            <p data-more-said="" role="status" className="mt-4 text-center text-danger" />
            <p className="mt-4 text-center noscript:hidden">
              <Button variant="secondary" size="lg" data-more="" className="min-h-12 rounded-full!">
                {t("more")}
              </Button>
            </p>
            <noscript>
              <p className="text-muted">{t("withoutScript")}</p>
            </noscript>
          </>
        )}
      </div>
    </>
  );
}
