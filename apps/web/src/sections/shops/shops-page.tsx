import { ActionLink } from "../../chrome/action-link.tsx";
import { Container } from "../../chrome/container.tsx";
import { DownMessage } from "../../chrome/down-message.tsx";
import { SiteFrame } from "../../chrome/site-frame.tsx";
import type { Locale } from "../../i18n/locale.ts";
import { messagesOf } from "../../i18n/messages/messages.ts";
import { answerStatus } from "../../lib/front/answer-status.ts";
import { listPublicShops } from "../../lib/public-shops.ts";
import { ShopTile } from "./shop-tile.tsx";

/** Everybody's shops, newest first. */
export async function ShopsPage({ locale }: { locale: Locale }) {
  const messages = messagesOf(locale);
  const shops = await listPublicShops();
  if (shops.kind !== "found") {
    answerStatus(503);
    return (
      <SiteFrame locale={locale} path="/shops">
        <DownMessage title={messages.down.list} messages={messages.down} />
      </SiteFrame>
    );
  }
  return (
    <SiteFrame locale={locale} path="/shops">
      <Container className="py-12 md:py-20">
        <h1 className="font-bold font-display text-[clamp(2.5rem,2rem+2vw,3.75rem)] leading-none tracking-[-0.03em]">
          {messages.shops.title}
        </h1>
        <p className="mt-4 max-w-xl text-lg text-muted">{messages.shops.description}</p>
        {shops.value.items.length === 0 ? (
          <div className="mt-12 rounded-2xl bg-sunken px-6 py-16 text-center">
            <h2 className="font-bold font-display text-2xl">{messages.shops.empty}</h2>
            <p className="mt-2 mb-6 text-muted">{messages.shops.emptyText}</p>
            <ActionLink href="/dashboard?auth=Signup">{messages.shops.emptyAction}</ActionLink>
          </div>
        ) : (
          <ul className="mt-12 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {shops.value.items.map((shop) => (
              <ShopTile key={shop.slug} shop={shop} locale={locale} category={messages.categories[shop.category]} />
            ))}
          </ul>
        )}
      </Container>
    </SiteFrame>
  );
}
