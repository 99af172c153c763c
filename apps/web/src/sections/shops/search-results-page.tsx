import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { getPathname } from "../../i18n/get-pathname.ts";
import { Container } from "../../layout/container.tsx";
import { PageStatus } from "../../layout/marks/page-marks.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { UnavailableMessage } from "../../layout/unavailable-message.tsx";
import type { Filter } from "../../lib/directory/filter.ts";
import { searchPublicShops } from "../../lib/public-shops.ts";
import { countText } from "./count-text.ts";
import { NoShopsFound } from "./no-shops-found.tsx";
import { SearchForm } from "./search-form.tsx";
import { ShopList } from "./shop-list.tsx";
import { ShopsHeading } from "./shops-heading.tsx";

/** The results of a search without JavaScript. */
export async function SearchResultsPage({ filter }: { filter: Filter }) {
  const t = await getTranslations();
  const locale = await getLocale();
  const found = await searchPublicShops(filter);
  if (found.kind !== "found") {
    return (
      <SiteLayout path="/shops">
        <PageStatus status={503} />
        <UnavailableMessage title={t("down.list")} />
      </SiteLayout>
    );
  }
  const { items, next } = found.value;
  return (
    <SiteLayout path="/shops">
      <Container className="py-10 md:py-16">
        <ShopsHeading />
        <SearchForm filter={filter} />
        <ShopList
          page={found.value}
          title={t("shops.results")}
          count={countText(items.length, next !== null, (await getMessages()).shops)}
        />
        {items.length === 0 && (
          <NoShopsFound place={filter.place} clearAddress={getPathname({ locale, href: "/shops" })} />
        )}
      </Container>
    </SiteLayout>
  );
}
