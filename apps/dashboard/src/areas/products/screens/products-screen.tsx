"use client";

import { products } from "@mauzo/contract/products";
import { shopCategories } from "@mauzo/contract/shop";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Select } from "@mauzo/ui/select";
import { Archive, Plus, ShoppingBag } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "use-intl";
import { ListPage } from "../../../components/list/list-page.tsx";
import { useDataTable } from "../../../components/table/use-data-table.ts";
import { useAccount } from "../../../lib/session/account.tsx";
import { mayEnter } from "../../../lib/session/may-enter.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { useProductColumns } from "../columns.tsx";
import { useArchive, useProducts } from "../data.ts";
import { useProductFilters } from "../filters.ts";
import { ProductCard } from "../parts/product-card.tsx";

/** What the shop sells. */
export function ProductsScreen() {
  const t = useTranslations("products");
  const categoryName = useTranslations("category");
  const { permissions } = useAccount().user;
  const [{ category, search, pages }, setFilters] = useProductFilters();
  const list = useProducts({ search, category: category ?? undefined });
  const rows = usePages(list, pages);
  const model = useDataTable({ name: "products", columns: useProductColumns(), rows });
  const archive = useArchive();
  const mayArchive = mayEnter(permissions, products.archive.access);
  const add = mayEnter(permissions, products.create.access) && (
    <Link href="/dashboard/products/new" className={buttonClass("primary")}>
      <Plus aria-hidden="true" className="size-4" />
      {t("add")}
    </Link>
  );

  return (
    <ListPage
      words={{
        title: t("title"),
        search: t("search"),
        searchPlaceholder: t("searchPlaceholder"),
        failed: t("failed"),
        noMatch: t("noMatch"),
        noMatchText: t("noMatchText"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
      }}
      href={({ id }) => `/dashboard/products/${id}`}
      nameOf={({ name }) => name}
      card={(product) => <ProductCard product={product} />}
      actions={add}
      model={model}
      list={list}
      rows={rows}
      search={search}
      onSearch={(text) => void setFilters({ search: text || null, pages: null })}
      filters={
        <Select
          aria-label={t("categoryFilter")}
          value={category ?? ""}
          onChange={({ target: { value } }) =>
            void setFilters({ category: shopCategories.find((known) => known === value) ?? null, pages: null })
          }
          className="sm:w-60"
        >
          <option value="">{t("allCategories")}</option>
          {shopCategories.map((value) => (
            <option key={value} value={value}>
              {categoryName(value)}
            </option>
          ))}
        </Select>
      }
      filtered={category !== null || search !== ""}
      onClear={() => void setFilters(null)}
      onMore={(count) => void setFilters({ pages: count })}
      bulk={
        mayArchive
          ? (selected) => (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  archive(selected);
                  model.clearSelection();
                }}
              >
                <Archive aria-hidden="true" className="size-4" />
                {t("archive")}
              </Button>
            )
          : undefined
      }
      empty={{ picture: <ShoppingBag className="size-6" />, action: add || undefined }}
    />
  );
}
