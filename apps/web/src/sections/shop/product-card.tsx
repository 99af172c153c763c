import type { PublicShop } from "@mauzo/contract/public-shops";
import { formatMoney } from "@mauzo/format/money";
import { clsx } from "clsx";
import { ImageOff, Plus } from "lucide-react";
import { Picture } from "../../chrome/picture.tsx";
import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import { onlyChoice, type PageProduct, priceOf, stockOf } from "../../lib/page-cart/page-product.ts";
import { whatsappLink } from "../../lib/whatsapp-link.ts";

const fewAtMost = 3;

type Props = {
  product: PageProduct;
  currency: string;
  /** What the shop writes in. */
  language: PublicShop["language"];
  whatsapp: string;
  texts: Messages["shopfront"];
};

/**
 * A product as a card. Its links lead to the shop's WhatsApp; the page's script makes them open the product instead, and
 * fills cards of its own by the names of the parts.
 */
export function ProductCard({ product, currency, language, whatsapp, texts }: Props) {
  const stock = stockOf(product);
  const soldOut = stock <= 0;
  const { least, varies } = priceOf(product);
  const price = formatMoney({ minor: least, currency });
  const [picture] = product.pictures;
  const href = whatsappLink(whatsapp, fill(texts.askMessage, { product: product.name }));
  const lang = language ?? undefined;
  const named = product.variants.filter(({ name }) => name !== "");
  const badge = soldOut ? texts.soldOut : stock <= fewAtMost ? fill(texts.fewLeft, { count: stock }) : "";
  return (
    <li data-card="" className="group relative flex min-w-0 flex-col">
      <div className="relative grid aspect-square place-items-center overflow-hidden rounded-card bg-sunken">
        {picture === undefined ? (
          <ImageOff aria-hidden="true" strokeWidth={1.5} className="size-8 text-line-strong" />
        ) : (
          <Picture
            src={picture}
            width={400}
            height={400}
            sizes="(min-width: 992px) 280px, (min-width: 768px) 33vw, calc(50vw - 28px)"
            className={clsx(
              "size-full object-cover transition-[scale] duration-250 ease-out group-hover:scale-[1.03]",
              soldOut && "opacity-45 grayscale",
            )}
          />
        )}
        {badge !== "" && (
          <span
            data-part="badge"
            className={clsx(
              "absolute top-2.5 left-2.5 rounded-full px-3 py-1 font-medium text-sm",
              soldOut ? "bg-night text-on-night" : "bg-accent text-on-accent",
            )}
          >
            {badge}
          </span>
        )}
        {!soldOut && (
          <a
            data-product={product.id}
            data-add=""
            href={href}
            aria-label={fill(onlyChoice(product) ? texts.add : texts.choose, { product: product.name })}
            className="absolute right-2.5 bottom-2.5 z-10 grid size-[44px] place-items-center rounded-full bg-card text-primary shadow-float transition-colors duration-150 hover:bg-primary hover:text-on-primary"
          >
            <Plus aria-hidden="true" className="size-5" />
          </a>
        )}
      </div>
      <h3 lang={lang} className="wrap-anywhere mt-3 font-semibold text-base leading-snug md:text-lg">
        <a
          data-product={product.id}
          data-part="name"
          href={href}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-info focus-visible:after:outline-offset-4"
        >
          {product.name}
        </a>
      </h3>
      <p data-part="price" className="mt-0.5 text-base tabular-nums">
        {varies ? fill(texts.from, { price }) : price}
      </p>
      {product.description !== "" && (
        <p
          lang={lang}
          data-part="description"
          className="wrap-anywhere mt-1 line-clamp-2 text-muted text-sm leading-relaxed"
        >
          {product.description}
        </p>
      )}
      {named.length > 1 && (
        <p lang={lang} className="wrap-anywhere mt-1 line-clamp-1 text-muted text-sm">
          {named.map(({ name }) => name).join(" · ")}
        </p>
      )}
    </li>
  );
}
