import type { Cart } from "@mauzo/contract/orders/cart";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { pictureSrcSet, pictureUrl } from "@mauzo/format/picture-urls";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** The border of a kanga, drawn small. */
function KangaBorder() {
  return (
    <svg aria-hidden="true" width="100%" height="8" className="block text-accent">
      <defs>
        <pattern id="kanga" width="16" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 8 8 0l8 8z" fill="currentColor" />
          <circle cx="8" cy="5.5" r="1.25" className="fill-primary" />
        </pattern>
      </defs>
      <rect width="100%" height="8" fill="url(#kanga)" />
    </svg>
  );
}

type HeaderProps = { cart: Cart; siteUrl: string };

/** The page header with the shop and the order number. */
export function OrderHeader({ cart, siteUrl }: HeaderProps) {
  const t = useTranslations("page");
  const logo = pictureUrl(cart.logo_url, siteUrl);
  return (
    <header className="border-line border-b bg-card">
      <KangaBorder />
      <div className="mx-auto flex max-w-5xl items-center gap-3 px-4 py-3">
        {logo ? (
          // biome-ignore lint/performance/noImgElement: next/image asks for root paths, which belong to the site
          <img
            src={logo}
            srcSet={pictureSrcSet(logo)}
            sizes="48px"
            alt=""
            width={48}
            height={48}
            className="size-12 shrink-0 rounded-control object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-control bg-primary font-semibold text-on-primary text-xl"
          >
            {[...cart.shop_name][0]}
          </span>
        )}
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold text-lg leading-tight">{cart.shop_name}</p>
          <h1 className="wrap-anywhere text-muted">{t("orderTitle", { id: cart.order_id })}</h1>
        </div>
      </div>
    </header>
  );
}

type FrameProps = { header?: ReactNode; children: ReactNode; shop?: Cart; siteUrl: string };

/** The page frame around any content. */
export function CartLayout({ header, children, shop, siteUrl }: FrameProps) {
  const t = useTranslations("page");
  const linkClass = "wrap-anywhere inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink";
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <main className="mx-auto w-full max-w-5xl grow px-4 py-5">{children}</main>
      <footer className="border-line border-t text-muted text-sm">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-5 gap-y-1 px-4 py-3">
          <a href={`${siteUrl}/`} className="inline-flex min-h-11 items-center font-semibold text-ink">
            Mauzo
          </a>
          {shop && (
            <a href={`${siteUrl}/shops/${encodeURIComponent(shop.shop_slug)}`} className={linkClass}>
              {t("backToShop", { shop: isolateBidi(shop.shop_name) })}
            </a>
          )}
        </div>
      </footer>
    </div>
  );
}
