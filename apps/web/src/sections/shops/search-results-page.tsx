import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { Container } from "../../layout/container.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { UnavailableMessage } from "../../layout/unavailable-message.tsx";
import type { Filter } from "../../lib/directory/filter.ts";
import { setPageStatus } from "../../lib/http/page-status.ts";
import { searchPublicShops } from "../../lib/public-shops.ts";
import { countText } from "./count-text.ts";
import { NoShopsFound } from "./no-shops-found.tsx";
import { SearchForm } from "./search-form.tsx";
import { ShopList } from "./shop-list.tsx";
import { ShopsHeading } from "./shops-heading.tsx";

/** The results of a search without JavaScript. */
export async function SearchResultsPage({ locale, filter }: { locale: Locale; filter: Filter }) {
  const messages = messagesOf(locale);
  const found = await searchPublicShops(filter);
  if (found.kind !== "found") {
    setPageStatus(503);
    return (
      <SiteLayout locale={locale} path="/shops">
        <UnavailableMessage title={messages.down.list} messages={messages.down} />
      </SiteLayout>
    );
  }
  const { items, next } = found.value;
  return (
    <SiteLayout locale={locale} path="/shops">
      <Container className="py-10 md:py-16">
        <ShopsHeading messages={messages.shops} />
        <SearchForm locale={locale} filter={filter} messages={messages} />
        <ShopList
          page={found.value}
          title={messages.shops.results}
          count={countText(items.length, next !== null, messages.shops)}
          locale={locale}
          messages={messages}
        />
        {items.length === 0 && (
          <NoShopsFound messages={messages.shops} place={filter.place} clearAddress={pathIn(locale, "/shops")} />
        )}
      </Container>
    </SiteLayout>
  );
}
