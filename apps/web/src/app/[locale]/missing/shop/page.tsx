import type { Metadata } from "next";
import { locale } from "next/root-params";
import { localeOf } from "../../../../i18n/locale.ts";
import { messagesOf } from "../../../../i18n/messages/messages.ts";
import { MissingShopPage } from "../../../../sections/shop/missing-shop-page.tsx";
import "../../../../layout/styles/shops.css";

/** The page for every shop URL that doesn't exist: built once per language, with status 404. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf(localeOf(await locale())).shop.missing, robots: { index: false } };
}

export default async function Page() {
  return <MissingShopPage locale={localeOf(await locale())} />;
}
