import { useTranslations } from "next-intl";
import type { ListingsPage } from "../../lib/directory/listings.ts";
import { ShopTile } from "./shop-tile.tsx";

type Props = { page: ListingsPage; title: string; count: string };

/** The shops' cards, with a heading and a count. */
export function ShopList({ page, title, count }: Props) {
  const t = useTranslations("categories");
  return (
    <>
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 data-list-title="" className="font-bold font-display text-2xl tracking-tight">
          {title}
        </h2>
        <p data-list-count="" role="status" className="text-base text-muted">
          {count}
        </p>
      </div>
      <ul data-list="" data-next={page.next ?? ""} className="mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {page.items.map((shop) => (
          <ShopTile key={shop.slug} shop={shop} category={t(shop.category)} />
        ))}
      </ul>
    </>
  );
}
