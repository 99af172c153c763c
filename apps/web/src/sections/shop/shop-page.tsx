import { Container } from "../../chrome/container.tsx";
import { DownMessage } from "../../chrome/down-message.tsx";
import { SiteFrame } from "../../chrome/site-frame.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { answerStatus } from "../../lib/front/answer-status.ts";
import { groupByCategory } from "../../lib/group-by-category.ts";
import { findPublicShop } from "../../lib/public-shops.ts";
import { ChatOpener } from "./chat-opener.tsx";
import { MissingShopPage } from "./missing-shop-page.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { ShopHead } from "./shop-head.tsx";

/** A shop as everybody sees it: what it sells, and its chat. */
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
  const { shop, products } = found.value;
  const groups = groupByCategory(products);
  return (
    <SiteFrame locale={locale} path={path}>
      <ChatOpener />
      <script src="/widget.js" data-bot={shop.bot_id} data-lang={locale} async />
      <ShopHead shop={shop} category={messages.categories[shop.category]} messages={messages.shop} />
      <Container className="pt-4 pb-28 md:pt-10">
        {groups.length > 1 && (
          <nav aria-label={messages.shop.categories} className="mb-4 md:mb-10">
            <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:p-0">
              {groups.map(({ category }, place) => (
                <li key={category} className="shrink-0">
                  <a
                    href={`#category-${place + 1}`}
                    className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-card px-4.5 font-medium text-base hover:bg-sunken"
                  >
                    {messages.categories[category]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {groups.map((group, place) => (
          <ProductGrid
            key={group.category}
            id={`category-${place + 1}`}
            title={groups.length > 1 ? messages.categories[group.category] : messages.shop.products}
            products={group.products}
            shop={shop}
            messages={messages.shop}
          />
        ))}
        {products.length === 0 && (
          <div className="rounded-2xl bg-sunken px-6 py-16 text-center">
            <h2 className="font-bold font-display text-2xl">{messages.shop.empty}</h2>
            <p className="mt-2 text-muted">{messages.shop.emptyText}</p>
          </div>
        )}
        {products.length >= 60 && <p className="text-muted">{messages.shop.more}</p>}
      </Container>
    </SiteFrame>
  );
}
