import { productPath } from "@mauzo/format/text/product-address";
import { ProductCard } from "@mauzo/product-cards/shop/product-card";
import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import type { PageProduct } from "../../lib/storefront-cart/page-product.ts";

/** What all cards of a shop's page have in common. */
export type CardContext = {
  slug: string;
  /** The language of the page; `language` is that of the shop's own texts. */
  locale: Locale;
  currency: string;
  language: string | null | undefined;
  texts: Messages["shopfront"];
};

export const shopGrid = "mt-5 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4";

/** A product on the shop's page; its link leads to its own page, which the script shows over this one. */
export function ShopProductCard({ product, slug, locale, ...look }: CardContext & { product: PageProduct }) {
  // Not `getPathname`: the script of the page draws cards as well, and has no routes.
  const href = `${locale === "sw" ? "/sw" : ""}${productPath(slug, product)}`;
  return <ProductCard product={product} href={href} {...look} />;
}
