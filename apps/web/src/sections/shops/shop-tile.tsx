import type { PublicShop } from "@mauzo/contract/public-shops";
import { ChevronRight } from "lucide-react";
import { ShopLogo } from "../../chrome/shop-logo.tsx";
import { type Locale, pathIn } from "../../i18n/locale.ts";

type Props = {
  shop: Pick<PublicShop, "name" | "slug" | "about" | "logo_url">;
  locale: Locale;
  category: string;
};

export function ShopTile({ shop, locale, category }: Props) {
  return (
    <li className="relative flex min-w-0 flex-col rounded-card border border-line bg-card p-[24px] transition-colors duration-150 has-[a:hover]:border-primary">
      <div className="flex items-center gap-[16px]">
        <ShopLogo name={shop.name} url={shop.logo_url} />
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-bold font-display text-xl leading-tight tracking-tight">
            <a
              href={pathIn(locale, `/shops/${encodeURIComponent(shop.slug)}`)}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-info focus-visible:after:outline-offset-2"
            >
              {shop.name}
            </a>
          </h2>
          <p className="mt-0.5 text-base text-muted">{category}</p>
        </div>
        <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-muted" />
      </div>
      {shop.about !== "" && <p className="wrap-anywhere mt-4 line-clamp-3 text-base text-muted">{shop.about}</p>}
    </li>
  );
}
