import { fill } from "@mauzo/format/fill";
import { pictureAddress } from "@mauzo/format/picture-urls";
import type { Metadata } from "next";
import { locale } from "next/root-params";
import { localeOf } from "../../../../i18n/locale.ts";
import { messagesOf } from "../../../../i18n/messages/messages.ts";
import { pageMetadata } from "../../../../lib/page-metadata.ts";
import { findPublicShop } from "../../../../lib/public-shops.ts";
import { ShopPage } from "../../../../sections/shop/shop-page.tsx";
import "../../../../layout/styles/shops.css";

// Rendered on the first request, then cached until the shop changes.
export const generateStaticParams = () => [];
export const revalidate = 300;

export async function generateMetadata({ params }: PageProps<"/[locale]/shops/[slug]">): Promise<Metadata> {
  const language = localeOf(await locale());
  const { slug } = await params;
  const messages = messagesOf(language);
  const found = await findPublicShop(slug);
  if (found.kind !== "found") {
    return { title: found.kind === "down" ? messages.down.shop : messages.shop.missing, robots: { index: false } };
  }
  const { shop } = found.value;
  return pageMetadata(language, `/shops/${encodeURIComponent(shop.slug)}`, {
    title: `${shop.name} · Mauzo`,
    description: shop.about || fill(messages.shop.description, { shop: shop.name }),
    picture: pictureAddress(shop.cover_url) ?? pictureAddress(shop.logo_url),
  });
}

export default async function Page({ params }: PageProps<"/[locale]/shops/[slug]">) {
  return <ShopPage locale={localeOf(await locale())} slug={(await params).slug} />;
}
