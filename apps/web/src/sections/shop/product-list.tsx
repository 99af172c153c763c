import { Button } from "@mauzo/ui/button";
import { MessageCircle, Search } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { Locale } from "../../i18n/locale.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { shelvesOf } from "../../lib/shelves-of.ts";
import type { PageProduct } from "../../lib/storefront-cart/page-product.ts";
import { type CardContext, ShopProductCard, shopGrid } from "./shop-product-card.tsx";

type Props = CardContext & {
  products: readonly PageProduct[];
  hasMore: boolean;
  /** The shop's sets of products, each with a page of its own below the shop's. */
  sets: readonly { id: string; title: Record<Locale, string> }[];
  shopAddress: string;
  /** The link to the shop's WhatsApp, where a question goes that no product answers. */
  ask: string;
};

/** With fewer products, a search takes longer than a look. */
const searchedFrom = 12;

const pill =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line px-4.5 font-medium text-base";

/** All products by category, with links to the sets, a search, and a button for products not loaded yet. */
export function ProductList({ products, hasMore, sets, shopAddress, ask, ...look }: Props) {
  const t = useTranslations("shopfront");
  const category = useTranslations("categories");
  const locale = useLocale();
  const shelves = shelvesOf(products);
  const categories = [...new Set(shelves.flatMap((shelf) => shelf.products.map((product) => product.category)))];
  // Where its category begins, in whatever shelf: what the chips lead to.
  const beginnings = new Map(
    categories.map((each) => [products.find((product) => product.category === each)?.id, each] as const),
  );
  const anchorOf = (each: PageProduct["category"]) => `category-${categories.indexOf(each) + 1}`;
  return (
    <>
      <div data-find="" className="mb-5 flex gap-3 max-md:flex-col md:mb-10 md:items-center md:justify-between">
        {(categories.length > 1 || sets.length > 0) && (
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
              {categories.length > 1 &&
                categories.map((each) => (
                  <li key={each} className="shrink-0">
                    <a href={`#${anchorOf(each)}`} className={`${pill} bg-card hover:bg-sunken`}>
                      {category(each)}
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
          <p className="mt-4 flex flex-wrap justify-center gap-3">
            <ButtonLink href={ask} data-chat="">
              <MessageCircle aria-hidden="true" className="size-5" />
              {t("askInChat")}
            </ButtonLink>
            <Button variant="secondary" size="lg" data-search-clear="">
              {t("clear")}
            </Button>
          </p>
        </div>
      </div>
      <div data-shelves="" data-asleep="page">
        {shelves.map((shelf, place) => (
          <section key={shelf.category ?? ""} aria-labelledby={`shelf-${place + 1}`} className="mb-14 md:mb-16">
            <h2 id={`shelf-${place + 1}`} className="font-bold font-display text-2xl tracking-tight md:text-3xl">
              {shelf.category === undefined
                ? t(shelves.length > 1 ? "otherProducts" : "products")
                : categories.length > 1
                  ? category(shelf.category)
                  : t("products")}
            </h2>
            <ul className={shopGrid}>
              {shelf.products.map((product) => {
                const begins = beginnings.get(product.id);
                return (
                  <li key={product.id} id={begins && anchorOf(begins)} data-card="" className="min-w-0 scroll-mt-4">
                    <ShopProductCard product={product} {...look} />
                  </li>
                );
              })}
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
