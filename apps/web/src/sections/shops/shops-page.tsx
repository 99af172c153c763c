import type { Listing } from "@mauzo/contract/storefront/public-shops";
import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { Container } from "../../layout/container.tsx";
import { DeferredAssets } from "../../layout/deferred-assets.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { UnavailableMessage } from "../../layout/unavailable-message.tsx";
import { everything } from "../../lib/directory/filter.ts";
import { setPageStatus } from "../../lib/http/page-status.ts";
import { pageAssetUrls } from "../../lib/page-scripts/asset-urls.ts";
import { listPublicShops } from "../../lib/public-shops.ts";
import { NoShopsFound } from "./no-shops-found.tsx";
import { SearchForm } from "./search-form.tsx";
import { ShopList } from "./shop-list.tsx";
import { ShopTile } from "./shop-tile.tsx";
import { ShopsHeading } from "./shops-heading.tsx";

/** The placeholder shop in the template that the page's script fills. */
const placeholderShop: Listing = {
  name: "-",
  slug: "-",
  category: "home",
  about: "-",
  language: null,
  place: "-",
  logo_url: null,
  cover_url: null,
};

function Skeleton() {
  return (
    <li aria-hidden="true" className="overflow-hidden rounded-2xl border border-line bg-card">
      <div className="h-[104px] bg-sunken" />
      <div className="p-[20px] pt-0">
        <div className="-mt-[30px] size-[64px] rounded-full border-4 border-card bg-sunken" />
        <div className="mt-3 h-5 w-2/3 rounded bg-sunken" />
        <div className="mt-3 h-4 w-1/2 rounded bg-sunken" />
        <div className="mt-3 h-4 w-full rounded bg-sunken" />
      </div>
    </li>
  );
}

/** The directory: the newest shops, and a search that the page's script makes interactive. */
export async function ShopsPage({ locale }: { locale: Locale }) {
  const messages = messagesOf(locale);
  const texts = messages.shops;
  const shops = await listPublicShops();
  if (shops.kind !== "found") {
    setPageStatus(503);
    return (
      <SiteLayout locale={locale} path="/shops">
        <UnavailableMessage title={messages.down.list} messages={messages.down} />
      </SiteLayout>
    );
  }
  return (
    <SiteLayout locale={locale} path="/shops">
      <Container className="py-10 md:py-16">
        <ShopsHeading messages={texts} />
        {shops.value.items.length === 0 ? (
          <div className="mt-12 rounded-2xl bg-sunken px-6 py-16 text-center">
            <h2 className="font-bold font-display text-2xl">{texts.empty}</h2>
            <p className="mt-2 mb-6 text-muted">{texts.emptyText}</p>
            <ButtonLink href="/dashboard?auth=Signup">{texts.emptyAction}</ButtonLink>
          </div>
        ) : (
          <>
            <SearchForm locale={locale} filter={everything} messages={messages} />
            <ShopList page={shops.value} title={texts.newest} count="" locale={locale} messages={messages} />
            <NoShopsFound hidden messages={texts} clearAddress={pathIn(locale, "/shops")} />
            <div data-failed="" role="alert" hidden className="mt-5 rounded-2xl bg-danger-soft px-6 py-10 text-center">
              <p className="font-semibold text-lg">{messages.down.list}</p>
              <p className="mt-1">{messages.down.text}</p>
              <button
                type="button"
                data-retry=""
                className="mt-4 min-h-11 rounded-control border border-line bg-card px-5 font-medium hover:bg-sunken"
              >
                {messages.down.retry}
              </button>
            </div>
            <button
              type="button"
              data-more=""
              data-asleep="page"
              hidden={shops.value.next === null}
              className="mx-auto mt-8 block min-h-12 rounded-full border border-line bg-card px-6 font-medium text-base hover:bg-sunken disabled:opacity-55 noscript:hidden"
            >
              {texts.more}
            </button>
            <template data-tile="">
              <ShopTile shop={placeholderShop} locale={locale} category="-" />
            </template>
            <template data-skeleton="">
              <Skeleton />
            </template>
            <DeferredAssets files={pageAssetUrls("shops")} />
          </>
        )}
      </Container>
    </SiteLayout>
  );
}
