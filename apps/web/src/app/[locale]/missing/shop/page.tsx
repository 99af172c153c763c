import type { Metadata } from "next";
import { locale } from "next/root-params";
import { localeOf } from "../../../../i18n/locale.ts";
import { messagesOf } from "../../../../i18n/messages/messages.ts";
import { MissingShopPage } from "../../../../sections/shop/missing-shop-page.tsx";
import "../../../../chrome/styles/shops.css";

/** What stands under every address of a shop that is not there: built once per language, a 404 by itself. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf(localeOf(await locale())).shop.missing, robots: { index: false } };
}

export default async function Page() {
  return <MissingShopPage locale={localeOf(await locale())} />;
}
