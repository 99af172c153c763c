import { pictureAddress } from "@mauzo/format/picture-urls";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../../lib/page-metadata.ts";
import { findPublicShop } from "../../../../lib/public-shops.ts";
import { ShopPage } from "../../../../sections/shop/shop-page.tsx";
import "../../../../layout/styles/shops.css";

// Rendered when asked for; src/front keeps it until the shop changes.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: PageProps<"/[locale]/shops/[slug]">): Promise<Metadata> {
  const language = await getLocale();
  const { slug } = await params;
  const t = await getTranslations();
  const found = await findPublicShop(slug);
  if (found.kind !== "found") {
    return { title: found.kind === "down" ? t("down.shop") : t("shop.missing"), robots: { index: false } };
  }
  const { shop } = found.value;
  return pageMetadata(language, `/shops/${encodeURIComponent(shop.slug)}`, {
    title: `${shop.name} · Mauzo`,
    description: shop.about || t("shop.description", { shop: shop.name }),
    picture: pictureAddress(shop.cover_url) ?? pictureAddress(shop.logo_url),
  });
}

export default async function Page({ params }: PageProps<"/[locale]/shops/[slug]">) {
  return <ShopPage slug={(await params).slug} />;
}
