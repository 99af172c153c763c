import type { ShownSet } from "@mauzo/contract/sets";
import type { Locale } from "../../i18n/locale.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { pageProduct } from "../../lib/page-cart/page-product.ts";
import { type CardLook, ShopCard, shopGrid } from "./shop-card.tsx";

type Props = CardLook & { locale: Locale; set: ShownSet; shopAddress: string; messages: Messages["shop"] };

/** The products of one set, for whoever came by its link, and the way to all others. */
export function SetShelf({ locale, set, shopAddress, messages, ...look }: Props) {
  const body = set.products.length === 0 ? messages.setEmpty : set.body[locale];
  return (
    <section aria-labelledby="set-title" className="mb-14">
      <h2 id="set-title" className="wrap-anywhere font-bold font-display text-2xl tracking-tight md:text-3xl">
        {set.title[locale]}
      </h2>
      {body !== "" && <p className="wrap-anywhere mt-2 whitespace-pre-wrap text-muted">{body}</p>}
      <ul data-asleep="page" aria-labelledby="set-title" className={shopGrid}>
        {set.products.map((product) => (
          <ShopCard key={product.id} product={pageProduct(product)} {...look} />
        ))}
      </ul>
      <a href={shopAddress} className="mt-8 inline-block font-medium text-primary underline underline-offset-4">
        {messages.wholeShop}
      </a>
    </section>
  );
}
