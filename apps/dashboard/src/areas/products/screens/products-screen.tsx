"use client";

import { products } from "@mauzo/contract/products";
import { shopCategories } from "@mauzo/contract/shop";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Select } from "@mauzo/ui/select";
import { Plus, SearchX, ShoppingBag } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "use-intl";
import { ListSkeleton } from "../../../components/list/list-skeleton.tsx";
import { LoadMore } from "../../../components/list/load-more.tsx";
import { SearchBox } from "../../../components/list/search-box.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { useAccount } from "../../../lib/session/account.tsx";
import { mayEnter } from "../../../lib/session/may-enter.ts";
import { useFailureText } from "../../../lib/use-failure-text.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { useWide } from "../../../lib/use-wide.ts";
import { useProducts } from "../data.ts";
import { useProductFilters } from "../filters.ts";
import { ProductCards } from "../parts/product-cards.tsx";
import { ProductsTable } from "../parts/products-table.tsx";

/** What the shop sells. */
export function ProductsScreen() {
  const t = useTranslations("products");
  const shell = useTranslations("shell");
  const categoryName = useTranslations("category");
  const { permissions } = useAccount().user;
  const [{ category, search, pages }, setFilters] = useProductFilters();
  const list = useProducts({ search, category: category ?? undefined });
  const failureText = useFailureText();
  const rows = usePages(list, pages);
  const wide = useWide();
  const filtered = category !== null || search !== "";
  const add = mayEnter(permissions, products.create.access) && (
    <Link href="/dashboard/products/new" className={buttonClass("primary")}>
      <Plus aria-hidden="true" className="size-4" />
      {t("add")}
    </Link>
  );

  return (
    <>
      <PageHead title={t("title")} actions={add} />
      <div className="mb-4 flex flex-col gap-2 sm:flex-row">
        <SearchBox
          label={t("search")}
          placeholder={t("searchPlaceholder")}
          value={search}
          onSearch={(text) => void setFilters({ search: text || null, pages: null })}
        />
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
      </div>
      <Card flush>
        {rows === undefined && !list.isError && <ListSkeleton picture />}
        {rows === undefined && list.isError && (
          <ErrorPanel
            title={t("failed")}
            message={failureText(list.error)}
            retry={shell("retry")}
            onRetry={() => void list.refetch()}
            busy={list.isFetching}
          />
        )}
        {rows && rows.length > 0 && (wide ? <ProductsTable rows={rows} /> : <ProductCards rows={rows} />)}
        {rows?.length === 0 && filtered && (
          <EmptyState
            picture={<SearchX className="size-6" />}
            title={t("noMatch")}
            text={t("noMatchText")}
            action={
              <Button variant="secondary" onClick={() => void setFilters(null)}>
                {t("clear")}
              </Button>
            }
          />
        )}
        {rows?.length === 0 && !filtered && (
          <EmptyState
            picture={<ShoppingBag className="size-6" />}
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={add || undefined}
          />
        )}
        {list.hasNextPage && (
          <LoadMore
            label={t("loadMore")}
            busy={list.isFetchingNextPage}
            onMore={() => void setFilters({ pages: (list.data?.pages.length ?? 0) + 1 })}
          />
        )}
      </Card>
    </>
  );
}
