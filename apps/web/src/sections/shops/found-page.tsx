import { Container } from "../../chrome/container.tsx";
import { DownMessage } from "../../chrome/down-message.tsx";
import { SiteFrame } from "../../chrome/site-frame.tsx";
import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import type { Filter } from "../../lib/directory/filter.ts";
import { answerStatus } from "../../lib/front/answer-status.ts";
import { searchPublicShops } from "../../lib/public-shops.ts";
import { countText } from "./count-text.ts";
import { NoneFound } from "./none-found.tsx";
import { SearchForm } from "./search-form.tsx";
import { ShopList } from "./shop-list.tsx";
import { ShopsHeading } from "./shops-heading.tsx";

/** What a search without JavaScript found. */
export async function FoundPage({ locale, filter }: { locale: Locale; filter: Filter }) {
  const messages = messagesOf(locale);
  const found = await searchPublicShops(filter);
  if (found.kind !== "found") {
    answerStatus(503);
    return (
      <SiteFrame locale={locale} path="/shops">
        <DownMessage title={messages.down.list} messages={messages.down} />
      </SiteFrame>
    );
  }
  const { items, next } = found.value;
  return (
    <SiteFrame locale={locale} path="/shops">
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
          <NoneFound messages={messages.shops} place={filter.place} clearAddress={pathIn(locale, "/shops")} />
        )}
      </Container>
    </SiteFrame>
  );
}
