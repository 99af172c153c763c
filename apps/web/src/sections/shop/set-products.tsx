import type { ShownSet } from "@mauzo/contract/catalogue/sets";
import { cardProduct } from "@mauzo/product-cards/shop/card-product";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { type CardContext, ShopProductCard, shopGrid } from "./shop-product-card.tsx";

type Props = CardContext & { set: ShownSet; shopAddress: string };

/** The products of one set, for customers who come by its link, and a link to all others. */
export function SetProducts({ set, shopAddress, ...look }: Props) {
  const t = useTranslations("shop");
  const locale = useLocale();
  const body = set.sections.length === 0 ? t("setEmpty") : set.body[locale];
  return (
    <section aria-labelledby="set-title" className="mb-14">
      <h2 id="set-title" className="wrap-anywhere font-bold font-display text-2xl tracking-tight md:text-3xl">
        {set.title[locale]}
      </h2>
      {body !== "" && <p className="wrap-anywhere mt-2 whitespace-pre-wrap text-muted">{body}</p>}
      {set.footer[locale] !== "" && <p className="wrap-anywhere mt-1 text-muted text-sm">{set.footer[locale]}</p>}
      <div data-asleep="page">
        {set.sections.map(({ title, products }, place) => (
          <Fragment key={products[0]?.id}>
            {title[locale] !== "" && (
              <h3
                id={`section-${place + 1}`}
                className="wrap-anywhere mt-10 font-bold font-display text-xl md:text-2xl"
              >
                {title[locale]}
              </h3>
            )}
            <ul aria-labelledby={title[locale] === "" ? "set-title" : `section-${place + 1}`} className={shopGrid}>
              {products.map((product) => (
                <li key={product.id} data-card="" className="min-w-0">
                  <ShopProductCard product={cardProduct(product)} {...look} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      <a href={shopAddress} className="mt-8 inline-block font-medium text-primary underline underline-offset-4">
        {t("wholeShop")}
      </a>
    </section>
  );
}
