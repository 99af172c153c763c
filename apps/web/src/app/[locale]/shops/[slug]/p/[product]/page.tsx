import { productPath } from "@mauzo/format/text/product-address";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../../../../lib/page-metadata.ts";
import { priceText } from "../../../../../../lib/price-text.ts";
import { findPublicShop, findShownProduct } from "../../../../../../lib/public-shops.ts";
import { ProductPage } from "../../../../../../sections/shop/product/product-page.tsx";
import "../../../../../../layout/styles/shops.css";

// Cached like the shop's page.
export const dynamic = "force-dynamic";
const unlisted = { robots: { index: false } };

export async function generateMetadata({ params }: PageProps<"/[locale]/shops/[slug]/p/[product]">): Promise<Metadata> {
  const language = await getLocale();
  const t = await getTranslations("shop");
  const { slug, product: address } = await params;
  const [found, asked] = await Promise.all([findPublicShop(slug), findShownProduct(slug, address)]);
  if (found.kind !== "found") return { title: t("missing"), ...unlisted };
  const { shop } = found.value;
  if (asked.kind !== "found") return { title: `${shop.name} · Mauzo`, ...unlisted };
  const product = asked.value;
  const path = productPath(shop.slug, product);
  const price = priceText(product);
  return pageMetadata(language, path, {
    title: `${product.name} · ${price} · ${shop.name}`,
    description: product.description || t("productDescription", { price, shop: shop.name }),
    picture: `${path}/og`,
    isDrawn: true,
  });
}

export default async function Page({ params }: PageProps<"/[locale]/shops/[slug]/p/[product]">) {
  const { slug, product } = await params;
  return <ProductPage slug={slug} address={product} />;
}
