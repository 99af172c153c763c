import { AfterPaint } from "../../chrome/after-paint.tsx";
import { Container } from "../../chrome/container.tsx";
import { DownMessage } from "../../chrome/down-message.tsx";
import { SiteFrame } from "../../chrome/site-frame.tsx";
import { type Locale, pathIn } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { addresses } from "../../lib/env.ts";
import { pageFiles } from "../../lib/frame/site-script.ts";
import { answerStatus } from "../../lib/front/answer-status.ts";
import { pageProduct } from "../../lib/page-cart/page-product.ts";
import { findPublicShop } from "../../lib/public-shops.ts";
import { MissingShopPage } from "./missing-shop-page.tsx";
import { Shelves } from "./shelves.tsx";
import { ShopData } from "./shop-data.tsx";
import { ShopHead } from "./shop-head.tsx";

/** A shop as everybody sees it: what it sells, a cart, and its chat. */
export async function ShopPage({ locale, slug }: { locale: Locale; slug: string }) {
  const messages = messagesOf(locale);
  const path = `/shops/${encodeURIComponent(slug)}`;
  const found = await findPublicShop(slug);
  if (found.kind === "missing") {
    answerStatus(404);
    return <MissingShopPage locale={locale} />;
  }
  if (found.kind === "down") {
    answerStatus(503);
    return (
      <SiteFrame locale={locale} path={path}>
        <DownMessage title={messages.down.shop} messages={messages.down} />
      </SiteFrame>
    );
  }
  const { shop, products, next } = found.value;
  const currency = products[0]?.price_from.currency ?? "TZS";
  const address = pathIn(locale, path);
  return (
    <SiteFrame locale={locale} path={path} shop={shop}>
      <ShopData shop={shop} products={products} path={address} />
      <ShopHead
        shop={shop}
        category={messages.categories[shop.category]}
        address={`${addresses().siteUrl}${address}`}
        messages={messages.shop}
      />
      <Container className="pt-6 pb-28 md:pt-10">
        {products.length === 0 ? (
          <div className="rounded-2xl bg-sunken px-6 py-16 text-center">
            <h2 className="font-bold font-display text-2xl">{messages.shopfront.empty}</h2>
            <p className="mt-2 text-muted">{messages.shopfront.emptyText}</p>
          </div>
        ) : (
          <Shelves
            products={products.map(pageProduct)}
            hasMore={next !== null}
            currency={currency}
            language={shop.language}
            whatsapp={shop.whatsapp_number}
            texts={messages.shopfront}
            categories={messages.categories}
          />
        )}
      </Container>
      <div data-shop={shop.slug} data-currency={currency} data-language={shop.language} data-next={next ?? ""} />
      <AfterPaint files={pageFiles("shop")} />
    </SiteFrame>
  );
}
