"use client";

import { products } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { buttonClass } from "@mauzo/ui/button-class";
import { ClipboardCheck, PackageCheck, ShoppingBag } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ListPage } from "../../../../components/list/list-page.tsx";
import { listTexts } from "../../../../components/list/list-texts.ts";
import { useDataTable } from "../../../../components/table/use-data-table.ts";
import { useCategoryFilter } from "../../../../entities/shop/shop/parts/use-category-filter.ts";
import { usePagedRows } from "../../../../lib/list/use-paged-rows.ts";
import { useSharedViews } from "../../../../lib/list/use-shared-views.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useStockColumns } from "../columns.tsx";
import { useStock, useStockSummary } from "../data/use-stock.ts";
import { addressOf, useStockFilters } from "../filters.ts";
import { ItemCard } from "../parts/item-card.tsx";
import { StockFilterChips } from "../parts/stock-filter-chips.tsx";
import { titleOf } from "../rules/stock-labels.ts";

/** The stock of every item; updates live after sales. */
export function StockScreen({ beside }: { beside?: ReactNode }) {
  const t = useTranslations("stock");
  const { permissions } = useAccount().user;
  const [{ filter, category, search, pages }, setFilters] = useStockFilters();
  const list = useStock({ filter, category: category ?? undefined, search });
  const rows = usePagedRows(list, pages);
  const views = useSharedViews("stock");
  const model = useDataTable({ name: "stock", columns: useStockColumns(), rows });
  const categoryFilter = useCategoryFilter(category, (chosen) => void setFilters({ category: chosen, pages: null }));
  const good = search === "" && category === null && filter !== "all";
  const words = {
    ...listTexts(t),
    ...(good && filter === "low" && { emptyTitle: t("noneLow"), emptyText: t("noneLowText") }),
    ...(good && filter === "out" && { emptyTitle: t("noneOut"), emptyText: t("noneOutText") }),
  };

  return (
    <ListPage
      words={words}
      href={({ id }) => `/dashboard/products/stock/${id}`}
      pictured
      nameOf={titleOf}
      card={(item) => <ItemCard item={item} />}
      live
      above={beside}
      actions={
        canAccess(permissions, stock.count.access) && (
          <Link href={addressOf("/count", { category })} className={buttonClass("primary")}>
            <ClipboardCheck aria-hidden="true" className="size-4" />
            {t("count.start")}
          </Link>
        )
      }
      model={model}
      list={list}
      rows={rows}
      search={search}
      onSearch={(text, step) => void setFilters({ search: text || null, pages: null }, step)}
      chips={
        <StockFilterChips
          value={filter}
          summary={useStockSummary(category)}
          onChange={(next) => void setFilters({ filter: next, pages: null })}
        />
      }
      isChipSet={filter !== "all"}
      filters={[categoryFilter]}
      filtered={search !== "" || category !== null}
      onClear={() => void setFilters(null)}
      views={views}
      onMore={(count) => void setFilters({ pages: count }, { history: "replace" })}
      empty={
        good
          ? { picture: <PackageCheck className="size-6" /> }
          : {
              picture: <ShoppingBag className="size-6" />,
              action: canAccess(permissions, products.create.access) && (
                <Link href="/dashboard/products/new" className={buttonClass("primary")}>
                  {t("addProduct")}
                </Link>
              ),
            }
      }
    />
  );
}
