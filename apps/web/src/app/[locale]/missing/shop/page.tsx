import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MissingShopPage } from "../../../../sections/shop/missing-shop-page.tsx";
import "../../../../layout/styles/shops.css";

/** The page for every shop URL that doesn't exist: built once per language, with status 404. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shop");
  return { title: t("missing"), robots: { index: false } };
}

export default function Page() {
  return <MissingShopPage />;
}
