import type { Listing } from "@mauzo/contract/storefront/public-shops";
import { Button } from "@mauzo/ui/button";
import { getLocale, getTranslations } from "next-intl/server";
import { getPathname } from "../../i18n/get-pathname.ts";
import { ButtonLink } from "../../layout/button-link.tsx";
import { Container } from "../../layout/container.tsx";
import { DeferredAssets } from "../../layout/deferred-assets.tsx";
import { PageStatus } from "../../layout/marks/page-marks.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { UnavailableMessage } from "../../layout/unavailable-message.tsx";
import { everything } from "../../lib/directory/filter.ts";
import { pageAssetUrls } from "../../lib/page-scripts/asset-urls.ts";
import { listPublicShops } from "../../lib/public-shops.ts";
import { NoShopsFound } from "./no-shops-found.tsx";
import { SearchForm } from "./search-form.tsx";
import { ShopList } from "./shop-list.tsx";
import { ShopTile } from "./shop-tile.tsx";
import { ShopsHeading } from "./shops-heading.tsx";

/** The placeholder shop in the template that the page's script fills, without pictures and with them. */
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

const picturedShop: Listing = { ...placeholderShop, logo_url: "/-/640.webp", cover_url: "/-/640.webp" };

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
export async function ShopsPage() {
  const t = await getTranslations();
  const locale = await getLocale();
  const shops = await listPublicShops();
  if (shops.kind !== "found") {
    return (
      <SiteLayout path="/shops">
        <PageStatus status={503} />
        <UnavailableMessage title={t("down.list")} />
      </SiteLayout>
    );
  }
  return (
    <SiteLayout path="/shops">
      <Container className="py-10 md:py-16">
        <ShopsHeading />
        {shops.value.items.length === 0 ? (
          <div className="mt-12 rounded-2xl bg-sunken px-6 py-16 text-center">
            <h2 className="font-bold font-display text-2xl">{t("shops.empty")}</h2>
            <p className="mt-2 mb-6 text-muted">{t("shops.emptyText")}</p>
            <ButtonLink href="/dashboard?auth=Signup">{t("shops.emptyAction")}</ButtonLink>
          </div>
        ) : (
          <>
            <SearchForm filter={everything} />
            <ShopList page={shops.value} title={t("shops.newest")} count="" />
            <NoShopsFound hidden clearAddress={getPathname({ locale, href: "/shops" })} />
            <div data-failed="" role="alert" hidden className="mt-5 rounded-2xl bg-danger-soft px-6 py-10 text-center">
              <p className="font-semibold text-lg">{t("down.list")}</p>
              <p className="mt-1">{t("down.text")}</p>
              <Button variant="secondary" size="lg" data-retry="" className="mt-4">
                {t("down.retry")}
              </Button>
            </div>
            <p className="mt-8 text-center noscript:hidden">
              <Button
                variant="secondary"
                size="lg"
                data-more=""
                data-asleep="page"
                hidden={shops.value.next === null}
                className="min-h-12 rounded-full!"
              >
                {t("shops.more")}
              </Button>
            </p>
            <template data-tile="">
              <ShopTile shop={placeholderShop} category="-" />
              <ShopTile shop={picturedShop} category="-" />
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
