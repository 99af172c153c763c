import { fill } from "@mauzo/format/fill";
import { ProductCard } from "@mauzo/product-cards/shop/product-card";
import type { Messages } from "../../i18n/messages/en.ts";
import type { PageProduct } from "../../lib/storefront-cart/page-product.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";

/** What all cards of a shop's page have in common. */
export type CardContext = {
  currency: string;
  language: string | null | undefined;
  whatsapp: string;
  texts: Messages["shopfront"];
};

export const shopGrid = "mt-5 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4";

/** A product on the shop's page; without scripts its link asks for it on WhatsApp. */
export function ShopProductCard({ product, whatsapp, texts, ...look }: CardContext & { product: PageProduct }) {
  const href = whatsappLink(whatsapp, fill(texts.askMessage, { product: product.name }));
  return <ProductCard product={product} href={href} texts={texts} {...look} />;
}
