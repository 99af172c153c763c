import { shopCategories } from "@mauzo/contract/shop/shop";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readFilter } from "../../../lib/directory/filter.ts";
import { SearchResultsPage } from "../../../sections/shops/search-results-page.tsx";
import "../../../layout/styles/shops.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shops");
  return { title: `${t("found")} · Mauzo`, robots: { index: false } };
}

export default async function Page({ searchParams }: PageProps<"/[locale]/shop-search">) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return <SearchResultsPage filter={readFilter(new URLSearchParams(given), shopCategories)} />;
}
