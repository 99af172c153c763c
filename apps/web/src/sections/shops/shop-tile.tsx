import type { Listing } from "@mauzo/contract/storefront/public-shops";
import { pictureAddress } from "@mauzo/format/picture-urls";
import { clsx } from "clsx";
import { useLocale } from "next-intl";
import { getPathname } from "../../i18n/get-pathname.ts";
import { Picture } from "../../layout/picture.tsx";
import { ShopLogo } from "../../layout/shop-logo.tsx";

type Props = { shop: Listing; category: string };

/** A shop as a card; the page's script fills its own cards by the `data-part` names. */
export function ShopTile({ shop, category }: Props) {
  const locale = useLocale();
  const cover = pictureAddress(shop.cover_url);
  return (
    <li className="group relative flex min-w-0 flex-col overflow-hidden rounded-2xl border border-line bg-card transition-[border-color,box-shadow] duration-150 has-[a:hover]:border-primary has-[a:hover]:shadow-float">
      <div data-part="band" className={clsx("kanga-band h-[104px] overflow-hidden", cover && "is-covered")}>
        {cover && (
          <Picture
            src={cover}
            width={640}
            height={208}
            sizes="(min-width: 992px) 380px, (min-width: 768px) 50vw, 85vw"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col p-[20px] pt-0">
        <div data-part="logo" className="-mt-[30px] w-fit rounded-full bg-card p-[4px]">
          <ShopLogo name={shop.name} url={shop.logo_url} />
        </div>
        <h3
          lang={shop.language ?? undefined}
          className="wrap-anywhere mt-2 font-bold font-display text-xl leading-tight tracking-tight"
        >
          <a
            data-part="name"
            href={getPathname({ locale, href: `/shops/${encodeURIComponent(shop.slug)}` })}
            className="after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-info focus-visible:after:-outline-offset-2"
          >
            {shop.name}
          </a>
        </h3>
        <p data-part="where" className="wrap-anywhere mt-1 text-base text-muted">
          {category}
          {shop.place !== "" && (
            <>
              {" · "}
              <bdi>{shop.place}</bdi>
            </>
          )}
        </p>
        {shop.about !== "" && (
          <p lang={shop.language ?? undefined} data-part="about" className="wrap-anywhere mt-2 line-clamp-2 text-base">
            {shop.about}
          </p>
        )}
      </div>
    </li>
  );
}
