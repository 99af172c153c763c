import type { PublicShop } from "@mauzo/contract/public-shops";
import { fill } from "@mauzo/format/fill";
import { ProductCard } from "@mauzo/product-faces/shop/product-card";
import { Search } from "lucide-react";
import type { Messages } from "../../i18n/messages/en.ts";
import { groupByCategory } from "../../lib/group-by-category.ts";
import type { PageProduct } from "../../lib/page-cart/page-product.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";

type Props = {
  products: readonly PageProduct[];
  hasMore: boolean;
  currency: string;
  language: PublicShop["language"];
  whatsapp: string;
  texts: Messages["shopfront"];
  categories: Messages["categories"];
};

const grid = "mt-5 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4";
/** With fewer than these a search is longer than a look. */
const searchedFrom = 12;

/** Stands for any product in the template that the page's script fills. */
const anything: PageProduct = {
  id: "-",
  name: "-",
  description: "-",
  category: "home",
  pictures: ["/icon.svg"],
  variants: [{ id: "-", name: "", minor: 0, stock: 1 }],
  groups: [],
};

/** All products under their categories, a way to look among them, and to those that are not here yet. */
export function Shelves({ products, hasMore, texts, categories, whatsapp, ...look }: Props) {
  const card = (product: PageProduct) => (
    <ProductCard
      key={product.id}
      product={product}
      href={whatsappLink(whatsapp, fill(texts.askMessage, { product: product.name }))}
      texts={texts}
      {...look}
    />
  );
  const groups = groupByCategory(products);
  return (
    <>
      <div data-find="" className="mb-6 flex gap-3 max-md:flex-col md:mb-10 md:items-center md:justify-between">
        {groups.length > 1 && (
          <nav aria-label={texts.categories} className="min-w-0">
            <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:p-0">
              {groups.map(({ category }, place) => (
                <li key={category} className="shrink-0">
                  <a
                    href={`#category-${place + 1}`}
                    className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-card px-4.5 font-medium text-base hover:bg-sunken"
                  >
                    {categories[category]}
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
              aria-label={texts.search}
              placeholder={texts.search}
              maxLength={80}
              className="h-11 w-full rounded-full border border-line-strong bg-card pr-4 pl-11 text-base"
            />
          </div>
        )}
      </div>
      <section data-set="" hidden aria-labelledby="set-title" className="mb-14">
        <h2 id="set-title" className="wrap-anywhere font-bold font-display text-2xl tracking-tight md:text-3xl">
          {texts.products}
        </h2>
        <p className="wrap-anywhere mt-2 whitespace-pre-wrap text-muted" />
        <ul aria-labelledby="set-title" className={grid} />
        <a href="?" className="mt-8 inline-block font-medium text-primary underline underline-offset-4">
          {texts.wholeShop}
        </a>
      </section>
      <p data-search-said="" role="status" className="sr-only" />
      <div data-results="" hidden>
        <ul aria-label={texts.products} className={grid} />
        <div data-search-empty="" hidden className="rounded-2xl bg-sunken px-6 py-16 text-center">
          <h2 className="font-bold font-display text-2xl">{texts.notFound}</h2>
          <p className="mt-2 text-muted">{texts.notFoundText}</p>
        </div>
      </div>
      <div data-shelves="" data-asleep="page">
        {groups.map((group, place) => (
          <section key={group.category} aria-labelledby={`category-${place + 1}`} className="mb-14 md:mb-16">
            <h2 id={`category-${place + 1}`} className="font-bold font-display text-2xl tracking-tight md:text-3xl">
              {groups.length > 1 ? categories[group.category] : texts.products}
            </h2>
            <ul className={grid}>{group.products.map(card)}</ul>
          </section>
        ))}
        {hasMore && (
          <>
            <ul data-rest="" aria-label={texts.products} className={grid} />
            <p data-more-said="" role="status" className="mt-4 text-center text-danger" />
            <button
              type="button"
              data-more=""
              className="mx-auto mt-4 block min-h-12 rounded-full border border-line bg-card px-6 font-medium text-base hover:bg-sunken disabled:opacity-55 noscript:hidden"
            >
              {texts.more}
            </button>
            <noscript>
              <p className="text-muted">{texts.withoutScript}</p>
            </noscript>
          </>
        )}
      </div>
      <template data-card="">{card(anything)}</template>
    </>
  );
}
