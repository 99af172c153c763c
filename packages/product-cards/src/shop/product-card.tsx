import { pictureSrcSet } from "@mauzo/format/picture-urls";
import { Plus } from "lucide-react";
import { type CardProduct, stockOf } from "./card-product.ts";
import { cardTexts } from "./card-texts.ts";
import { KangaTile } from "./kanga-tile.tsx";
import type { CardLabels } from "./labels-en.ts";

type Props = {
  product: CardProduct;
  currency: string;
  /** The language the shop writes in. */
  language: string | null | undefined;
  /** The target of its links; without one they lead nowhere. */
  href?: string;
  texts: CardLabels;
};

/**
 * A product as a card, in a list item of its user's. Its links lead to the product's page, which the
 * page's script shows over the shop's.
 */
export function ProductCard({ product, currency, language, href, texts }: Props) {
  const soldOut = stockOf(product) <= 0;
  const { price, badge, add } = cardTexts(product, currency, texts);
  const [picture] = product.pictures;
  const lang = language ?? undefined;
  const named = product.variants.filter(({ name }) => name !== "");
  return (
    <div data-sold-out={soldOut ? "" : undefined} className="group relative flex min-w-0 flex-col">
      <div className="relative grid aspect-square place-items-center overflow-hidden rounded-card bg-sunken">
        {picture === undefined ? (
          <KangaTile name={product.name} className="size-full text-5xl group-data-sold-out:opacity-45" />
        ) : (
          // biome-ignore lint/performance/noImgElement: next/image writes style attributes, which the CSP refuses
          <img
            src={picture}
            srcSet={pictureSrcSet(picture)}
            sizes="(min-width: 992px) 280px, (min-width: 768px) 33vw, calc(50vw - 28px)"
            alt=""
            width={400}
            height={400}
            loading="lazy"
            decoding="async"
            className="size-full object-cover transition-[scale] duration-250 ease-out group-hover:scale-[1.03] group-data-sold-out:opacity-45 group-data-sold-out:grayscale"
          />
        )}
        <span
          hidden={badge === ""}
          className="absolute top-2.5 left-2.5 rounded-full bg-accent px-3 py-1 font-medium text-on-accent text-sm group-data-sold-out:bg-night group-data-sold-out:text-on-night"
        >
          {badge}
        </span>
        <a
          data-product={product.id}
          data-add=""
          hidden={add === ""}
          href={href}
          aria-label={href && add}
          className="absolute right-2.5 bottom-2.5 z-10 grid size-[44px] place-items-center rounded-full bg-card text-primary shadow-float transition-colors duration-150 hover:bg-primary hover:text-on-primary"
        >
          <Plus aria-hidden="true" className="size-5" />
        </a>
      </div>
      <h3 lang={lang} className="wrap-anywhere mt-3 font-semibold text-base leading-snug md:text-lg">
        <a
          data-product={product.id}
          href={href}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-info focus-visible:after:outline-offset-4"
        >
          {product.name}
        </a>
      </h3>
      <p className="mt-0.5 text-base tabular-nums">{price}</p>
      {product.description !== "" && (
        <p lang={lang} className="wrap-anywhere mt-1 line-clamp-2 text-muted text-sm leading-relaxed">
          {product.description}
        </p>
      )}
      {named.length > 1 && (
        <p lang={lang} className="wrap-anywhere mt-1 line-clamp-1 text-muted text-sm">
          {named.map(({ name }) => name).join(" · ")}
        </p>
      )}
    </div>
  );
}
