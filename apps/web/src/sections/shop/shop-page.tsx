import { cardProduct } from "@mauzo/product-cards/shop/card-product";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { getPathname } from "../../i18n/get-pathname.ts";
import { Container } from "../../layout/container.tsx";
import { DeferredAssets } from "../../layout/deferred-assets.tsx";
import { PageStatus } from "../../layout/marks/page-marks.tsx";
import { SiteLayout } from "../../layout/site-layout.tsx";
import { UnavailableMessage } from "../../layout/unavailable-message.tsx";
import { addresses } from "../../lib/env.ts";
import { pageAssetUrls } from "../../lib/page-scripts/asset-urls.ts";
import { findPublicShop, findShownSet } from "../../lib/public-shops.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";
import { MissingShopPage } from "./missing-shop-page.tsx";
import { ProductList } from "./product-list.tsx";
import { SetProducts } from "./set-products.tsx";
import { ShopHeader } from "./shop-header.tsx";
import { ShopStructuredData } from "./shop-structured-data.tsx";

/**
 * `setId`: shows only the products of this set; if the set is gone, the whole shop. `isProductGone`: asked for was a
 * product that the shop has not.
 */
type Props = { slug: string; setId?: string; isProductGone?: boolean };

/** A shop's public page: what it sells, a cart, and its chat. */
export async function ShopPage({ slug, setId, isProductGone = false }: Props) {
  const t = await getTranslations();
  const locale = await getLocale();
  const { shopfront } = await getMessages();
  const shopPath = `/shops/${encodeURIComponent(slug)}`;
  const path = setId === undefined ? shopPath : `${shopPath}/sets/${encodeURIComponent(setId)}`;
  const found = await findPublicShop(slug);
  if (found.kind === "missing") return <MissingShopPage />;
  const asked = setId === undefined ? undefined : await findShownSet(slug, setId);
  if (found.kind === "down" || asked?.kind === "down") {
    return (
      <SiteLayout path={path}>
        <PageStatus status={503} />
        <UnavailableMessage title={t("down.shop")} />
      </SiteLayout>
    );
  }
  const gone = isProductGone ? t("shop.productGone") : asked?.kind === "missing" && t("shop.setGone");
  const set = asked?.kind === "found" ? asked.value : undefined;
  const { shop, sets, products, next } = found.value;
  const currency = products[0]?.price_from.currency ?? "TZS";
  const address = getPathname({ locale, href: set ? path : shopPath });
  const look = {
    slug: shop.slug,
    locale,
    currency,
    language: shop.language,
    texts: shopfront,
  };
  return (
    <SiteLayout path={path} shop={shop}>
      {setId === undefined && !isProductGone && <ShopStructuredData shop={shop} products={products} path={address} />}
      <ShopHeader
        shop={shop}
        category={t(`categories.${shop.category}`)}
        address={`${addresses().siteUrl}${address}`}
      />
      <Container className="pt-3 pb-28 md:pt-10">
        {gone && (
          <>
            <PageStatus status={404} />
            <p role="note" className="mb-8 rounded-card bg-sunken px-5 py-4">
              {gone}
            </p>
          </>
        )}
        {set ? (
          <SetProducts {...look} set={set} shopAddress={getPathname({ locale, href: shopPath })} />
        ) : products.length === 0 ? (
          <div className="rounded-2xl bg-sunken px-6 py-16 text-center">
            <h2 className="font-bold font-display text-2xl">{t("shopfront.empty")}</h2>
            <p className="mt-2 text-muted">{t("shopfront.emptyText")}</p>
          </div>
        ) : (
          <ProductList
            products={products.map(cardProduct)}
            hasMore={next !== null}
            sets={sets}
            ask={whatsappLink(shop.whatsapp_number)}
            shopAddress={getPathname({ locale, href: shopPath })}
            {...look}
          />
        )}
      </Container>
      <div
        data-shop={shop.slug}
        data-currency={currency}
        data-language={shop.language}
        data-next={next ?? ""}
        data-set={set?.id}
      />
      <DeferredAssets files={pageAssetUrls("shop")} />
    </SiteLayout>
  );
}
