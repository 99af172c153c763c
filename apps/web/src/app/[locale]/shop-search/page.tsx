import { shopCategories } from "@mauzo/contract/shop/shop";
import type { Metadata } from "next";
import { locale } from "next/root-params";
import { localeOf } from "../../../i18n/locale.ts";
import { messagesOf } from "../../../i18n/messages/messages.ts";
import { readFilter } from "../../../lib/directory/filter.ts";
import { SearchResultsPage } from "../../../sections/shops/search-results-page.tsx";
import "../../../layout/styles/shops.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: `${messagesOf(localeOf(await locale())).shops.found} · Mauzo`, robots: { index: false } };
}

export default async function Page({ searchParams }: PageProps<"/[locale]/shop-search">) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return (
    <SearchResultsPage
      locale={localeOf(await locale())}
      filter={readFilter(new URLSearchParams(given), shopCategories)}
    />
  );
}
