import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { fill } from "@mauzo/format/fill";
import { ProductCard } from "@mauzo/product-faces/shop/product-card";
import type { Messages } from "../../i18n/messages/en.ts";
import type { PageProduct } from "../../lib/page-cart/page-product.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";

/** What all cards of a shop's page have in common. */
export type CardLook = {
  currency: string;
  language: PublicShop["language"];
  whatsapp: string;
  texts: Messages["shopfront"];
};

/** How its cards stand. */
export const shopGrid = "mt-5 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4";

/** A product on the shop's page: without scripts it asks for it on WhatsApp. */
export function ShopCard({ product, whatsapp, texts, ...look }: CardLook & { product: PageProduct }) {
  const href = whatsappLink(whatsapp, fill(texts.askMessage, { product: product.name }));
  return <ProductCard product={product} href={href} texts={texts} {...look} />;
}
