import type { PublicProduct } from "@mauzo/contract/catalogue/public-product";
import type { PublicShop } from "@mauzo/contract/storefront/public-shops";
import { fill } from "@mauzo/format/fill";
import { productPath } from "@mauzo/format/text/product-address";
import { cardProduct } from "@mauzo/product-cards/shop/card-product";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { getPathname } from "../../../i18n/get-pathname.ts";
import { Container } from "../../../layout/container.tsx";
import { DeferredAssets } from "../../../layout/deferred-assets.tsx";
import { PageStatus } from "../../../layout/marks/page-marks.tsx";
import { SiteLayout } from "../../../layout/site-layout.tsx";
import { UnavailableMessage } from "../../../layout/unavailable-message.tsx";
import { addresses } from "../../../lib/env.ts";
import { pageAssetUrls } from "../../../lib/page-scripts/asset-urls.ts";
import { findPublicShop, findShownProduct } from "../../../lib/public-shops.ts";
import { whatsappLink } from "../../../lib/whatsapp-link.ts";
import { ProductForm } from "../script/product/product-form.tsx";
import { ShopPage } from "../shop-page.tsx";
import { ShopProductCard, shopGrid } from "../shop-product-card.tsx";
import { ProductStructuredData } from "./product-structured-data.tsx";
import { ShopBar } from "./shop-bar.tsx";

const mostOthers = 4;

/** Others of the shop, those of the same category first. */
function othersOf(product: PublicProduct, all: readonly PublicProduct[]): PublicProduct[] {
  const others = all.filter(({ id, stock }) => id !== product.id && stock > 0);
  const alike = others.filter(({ category }) => category === product.category);
  return [...new Set([...alike, ...others])].slice(0, mostOthers);
}

type Props = { slug: string; address: string };

/** The page of one product; if it is gone, the shop's. Its earlier addresses are led here (`front/shops/shop-place`). */
export async function ProductPage({ slug, address }: Props) {
  const [found, asked] = await Promise.all([findPublicShop(slug), findShownProduct(slug, address)]);
  if (found.kind === "missing" || (found.kind === "found" && asked.kind === "missing"))
    return <ShopPage slug={slug} isProductGone />;
  if (found.kind !== "found" || asked.kind !== "found") {
    const t = await getTranslations("down");
    return (
      <SiteLayout path={`/shops/${encodeURIComponent(slug)}/p/${encodeURIComponent(address)}`}>
        <PageStatus status={503} />
        <UnavailableMessage title={t("shop")} />
      </SiteLayout>
    );
  }
  return <Found shop={found.value.shop} product={asked.value} others={othersOf(asked.value, found.value.products)} />;
}

type Found = { shop: PublicShop; product: PublicProduct; others: PublicProduct[] };

async function Found({ shop, product, others }: Found) {
  const t = await getTranslations("shop");
  const locale = await getLocale();
  const { shopfront: texts } = await getMessages();
  const path = productPath(shop.slug, product);
  const shopPath = getPathname({ locale, href: `/shops/${encodeURIComponent(shop.slug)}` });
  const url = `${addresses().siteUrl}${getPathname({ locale, href: path })}`;
  const { currency } = product.price_from;
  const form = {
    product: cardProduct(product),
    currency,
    language: shop.language ?? undefined,
    address: url,
    action: `${shopPath}/order`,
    ask: whatsappLink(shop.whatsapp_number, fill(texts.askMessage, { product: product.name })),
  };
  const look = { slug: shop.slug, locale, currency, language: shop.language, texts };
  return (
    <SiteLayout path={path} shop={shop}>
      <ProductStructuredData shop={shop} product={product} url={url} />
      <Container className="pt-4 pb-28 md:pt-8">
        <ShopBar shop={shop} address={shopPath} />
        <p data-said="" role="status" className="sr-only" />
        <p id="not-added" role="note" className="mb-4 hidden rounded-card bg-sunken px-5 py-4 target:block">
          {t("notAdded")}
        </p>
        <div data-product-form={JSON.stringify(form)} data-asleep="page">
          <ProductForm {...form} texts={texts} />
        </div>
        {others.length > 0 && (
          <section aria-labelledby="more" className="mt-12">
            <h2 id="more" className="wrap-anywhere font-bold font-display text-2xl tracking-tight">
              {t("moreOf", { shop: shop.name })}
            </h2>
            <ul className={shopGrid}>
              {others.map((other) => (
                <li key={other.id} className="min-w-0">
                  <ShopProductCard product={cardProduct(other)} {...look} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Container>
      <div data-shop={shop.slug} data-currency={currency} data-language={shop.language} />
      <DeferredAssets files={pageAssetUrls("product")} />
    </SiteLayout>
  );
}
