"use client";

import { productList, products } from "@mauzo/contract/catalogue/products";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Archive, Plus, ShoppingBag } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ListPage } from "../../../../components/list/list-page.tsx";
import { listTexts } from "../../../../components/list/list-texts.ts";
import { useDataTable } from "../../../../components/table/use-data-table.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { tableSort } from "../../../../lib/list/list-sort.ts";
import { usePagedRows } from "../../../../lib/list/use-paged-rows.ts";
import { useSharedViews } from "../../../../lib/list/use-shared-views.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useProductColumns } from "../columns.tsx";
import { useExport, useHasArchived, useProducts } from "../data/use-products.ts";
import { useProductFilters } from "../filters.ts";
import { ProductCard } from "../parts/product-card.tsx";
import { ProductsPageActions } from "../parts/products-page-actions.tsx";
import { useProductFilterTable } from "../parts/use-product-filter-table.ts";

export { startProducts } from "../data/use-products.ts";

const BulkActions = lazyPart(async () => (await import("./bulk-actions.tsx")).BulkActions);
const none = { category: null, search: null, stock: null, least: null, most: null, pages: null };

/** The list of products, on sale or archived. */
export function ProductsScreen() {
  const t = useTranslations("products");
  const { user, shop } = useAccount();
  const { permissions } = user;
  const [filters, setFilters] = useProductFilters();
  const { status, category, search, stock, least, most, sort, pages } = filters;
  const archived = status === "archived";
  const shown = {
    status,
    search,
    category: category ?? undefined,
    stock: stock ?? undefined,
    price_least: least ?? undefined,
    price_most: most ?? undefined,
  };
  const list = useProducts({ ...shown, sort });
  const rows = usePagedRows(list, pages);
  const views = useSharedViews("products");
  const model = useDataTable({
    name: "products",
    columns: useProductColumns(),
    rows,
    selectionKey: archived ? status : "",
    sort: tableSort(productList, sort, (next) => void setFilters({ sort: next, pages: null })),
  });
  const filtered =
    search !== "" ||
    status === "draft" ||
    status === "published" ||
    [category, stock, least, most].some((one) => one !== null);
  const allArchived = useHasArchived(!archived && !filtered && rows?.length === 0);
  const mayEdit = canAccess(permissions, products.update.access);
  const mayArchive = canAccess(permissions, products.archive.access);
  const mayCreate = canAccess(permissions, products.create.access);
  const table = useProductFilterTable(filters, shop.currency, (set) => void setFilters({ ...set, pages: null }));
  const exportShown = useExport();
  const add = mayCreate && (
    <Link href="/dashboard/products/new" className={buttonClass("primary")}>
      <Plus aria-hidden="true" className="size-4" />
      {t("add")}
    </Link>
  );

  return (
    <ListPage
      words={{
        ...listTexts(t),
        ...(archived && { emptyTitle: t("noneArchived"), emptyText: t("noneArchivedText") }),
        ...(allArchived && { emptyTitle: t("emptyArchivedTitle"), emptyText: t("emptyArchivedText") }),
      }}
      href={({ id }) => `/dashboard/products/${id}`}
      pictured
      nameOf={({ name }) => name}
      card={(product) => <ProductCard product={product} />}
      actions={
        <ProductsPageActions mayCreate={mayCreate} mayEdit={mayEdit} onExport={() => exportShown(shown)}>
          {add}
        </ProductsPageActions>
      }
      model={model}
      list={list}
      rows={rows}
      search={search}
      onSearch={(text, step) => void setFilters({ search: text || null, pages: null }, step)}
      filters={table}
      filtered={filtered}
      onClear={() => void setFilters({ ...none, status: archived ? status : null })}
      views={views}
      onMore={(count) => void setFilters({ pages: count }, { history: "replace" })}
      bulk={
        mayArchive || mayEdit
          ? () => (
              <BulkActions
                {...{ archived, mayEdit, mayArchive }}
                selection={model.selection}
                filter={{ ...shown, sort }}
                hasMore={list.hasNextPage}
                currency={shop.currency}
              />
            )
          : undefined
      }
      empty={
        archived
          ? {
              picture: <Archive className="size-6" />,
              action: (
                <Button variant="secondary" onClick={() => void setFilters({ status: null })}>
                  {t("showActive")}
                </Button>
              ),
            }
          : {
              picture: <ShoppingBag className="size-6" />,
              action: (add || allArchived) && (
                <>
                  {allArchived && (
                    <Link href="/dashboard/products?status=archived" className={buttonClass("secondary")}>
                      {t("showArchived")}
                    </Link>
                  )}
                  {add}
                </>
              ),
            }
      }
    />
  );
}
