import { pictureAddress } from "@mauzo/format/picture-urls";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "../../../../../../lib/page-metadata.ts";
import { findPublicShop, findShownSet } from "../../../../../../lib/public-shops.ts";
import { ShopPage } from "../../../../../../sections/shop/shop-page.tsx";
import "../../../../../../layout/styles/shops.css";

// Cached like the shop's page. Customers come by its link; search engines index the shop instead.
export const dynamic = "force-dynamic";
const unlisted = { robots: { index: false } };

export async function generateMetadata({ params }: PageProps<"/[locale]/shops/[slug]/sets/[set]">): Promise<Metadata> {
  const language = await getLocale();
  const t = await getTranslations();
  const { slug, set: id } = await params;
  const [found, asked] = await Promise.all([findPublicShop(slug), findShownSet(slug, id)]);
  if (found.kind !== "found") {
    return { title: found.kind === "down" ? t("down.shop") : t("shop.missing"), ...unlisted };
  }
  const { shop } = found.value;
  if (asked.kind !== "found") return { title: `${shop.name} · Mauzo`, ...unlisted };
  const { title, body, sections } = asked.value;
  const path = `/shops/${encodeURIComponent(shop.slug)}/sets/${encodeURIComponent(id)}`;
  return {
    ...pageMetadata(language, path, {
      title: `${title[language]} · ${shop.name}`,
      description: body[language] || shop.about || t("shop.description", { shop: shop.name }),
      picture: pictureAddress(sections[0]?.products[0]?.image_url ?? shop.cover_url ?? shop.logo_url),
    }),
    ...unlisted,
  };
}

export default async function Page({ params }: PageProps<"/[locale]/shops/[slug]/sets/[set]">) {
  const { slug, set } = await params;
  return <ShopPage slug={slug} setId={set} />;
}
