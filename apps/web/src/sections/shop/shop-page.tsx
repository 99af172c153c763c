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
import { findPublicShop, findShownSet } from "../../lib/public-shops.ts";
import { MissingShopPage } from "./missing-shop-page.tsx";
import { SetShelf } from "./set-shelf.tsx";
import { Shelves } from "./shelves.tsx";
import { ShopData } from "./shop-data.tsx";
import { ShopHead } from "./shop-head.tsx";

/** `setId`: of the shop's goods only those of a set; one that is gone leaves the whole shop. */
type Props = { locale: Locale; slug: string; setId?: string };

/** A shop as everybody sees it: what it sells, a cart, and its chat. */
export async function ShopPage({ locale, slug, setId }: Props) {
  const messages = messagesOf(locale);
  const shopPath = `/shops/${encodeURIComponent(slug)}`;
  const path = setId === undefined ? shopPath : `${shopPath}/sets/${encodeURIComponent(setId)}`;
  const found = await findPublicShop(slug);
  if (found.kind === "missing") {
    answerStatus(404);
    return <MissingShopPage locale={locale} />;
  }
  const asked = setId === undefined ? undefined : await findShownSet(slug, setId);
  if (found.kind === "down" || asked?.kind === "down") {
    answerStatus(503);
    return (
      <SiteFrame locale={locale} path={path}>
        <DownMessage title={messages.down.shop} messages={messages.down} />
      </SiteFrame>
    );
  }
  if (asked?.kind === "missing") answerStatus(404);
  const set = asked?.kind === "found" ? asked.value : undefined;
  const { shop, sets, products, next } = found.value;
  const currency = products[0]?.price_from.currency ?? "TZS";
  const address = pathIn(locale, set ? path : shopPath);
  const look = {
    currency,
    language: shop.language,
    whatsapp: shop.whatsapp_number,
    texts: messages.shopfront,
  };
  return (
    <SiteFrame locale={locale} path={path} shop={shop}>
      {setId === undefined && <ShopData shop={shop} products={products} path={address} />}
      <ShopHead
        shop={shop}
        category={messages.categories[shop.category]}
        address={`${addresses().siteUrl}${address}`}
        messages={messages.shop}
      />
      <Container className="pt-6 pb-28 md:pt-10">
        {asked?.kind === "missing" && (
          <p role="note" className="mb-8 rounded-card bg-sunken px-5 py-4">
            {messages.shop.setGone}
          </p>
        )}
        {set ? (
          <SetShelf
            {...look}
            locale={locale}
            set={set}
            shopAddress={pathIn(locale, shopPath)}
            messages={messages.shop}
          />
        ) : products.length === 0 ? (
          <div className="rounded-2xl bg-sunken px-6 py-16 text-center">
            <h2 className="font-bold font-display text-2xl">{messages.shopfront.empty}</h2>
            <p className="mt-2 text-muted">{messages.shopfront.emptyText}</p>
          </div>
        ) : (
          <Shelves
            products={products.map(pageProduct)}
            hasMore={next !== null}
            categories={messages.categories}
            locale={locale}
            sets={sets}
            shopAddress={pathIn(locale, shopPath)}
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
      <AfterPaint files={pageFiles("shop")} />
    </SiteFrame>
  );
}
