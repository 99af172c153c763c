"use client";

import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { ReceiptText, SearchX } from "lucide-react";
import { useTranslations } from "use-intl";
import { ListSkeleton } from "../../../components/list/list-skeleton.tsx";
import { LiveMark } from "../../../components/list/live-mark.tsx";
import { LoadMore } from "../../../components/list/load-more.tsx";
import { SearchBox } from "../../../components/list/search-box.tsx";
import { PageHead } from "../../../components/page/page-head.tsx";
import { useAccount } from "../../../lib/session/account.tsx";
import { useShopUrl } from "../../../lib/site-url.tsx";
import { useFailureText } from "../../../lib/use-failure-text.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { OrdersList } from "../../../pickers/orders-list.tsx";
import { useArrivals } from "../data/use-arrivals.ts";
import { useOrders } from "../data/use-orders.ts";
import { useOrderFilters } from "../filters.ts";
import { StatusChips } from "../parts/status-chips.tsx";

/** The shop's orders, newest first; what comes in shows by itself. */
export function OrdersScreen() {
  const t = useTranslations("orders");
  const shell = useTranslations("shell");
  const shopUrl = useShopUrl(useAccount().shop.slug);
  const [{ status, search, pages }, setFilters] = useOrderFilters();
  const list = useOrders({ status, search });
  const failureText = useFailureText();
  const rows = usePages(list, pages);
  const newest = list.isPlaceholderData ? undefined : list.data?.pages[0]?.items;
  const { fresh, last } = useArrivals(newest, `${status}:${search}`);
  const filtered = status !== "all" || search !== "";

  return (
    <>
      <PageHead title={t("title")} aside={<LiveMark />} />
      <p aria-live="polite" className="sr-only">
        {last && t("arrived", { number: last.order_id, total: formatMoney(last.total) })}
      </p>
      <div className="mb-4 flex flex-col-reverse gap-3 xl:flex-row xl:items-center xl:justify-between">
        <StatusChips value={status} onChange={(next) => void setFilters({ status: next, pages: null })} />
        <SearchBox
          label={t("search")}
          placeholder={t("searchPlaceholder")}
          value={search}
          onSearch={(text) => void setFilters({ search: text || null, pages: null })}
        />
      </div>
      <Card flush>
        {rows === undefined && !list.isError && <ListSkeleton />}
        {rows === undefined && list.isError && (
          <ErrorPanel
            title={t("failed")}
            message={failureText(list.error)}
            retry={shell("retry")}
            onRetry={() => void list.refetch()}
            busy={list.isFetching}
          />
        )}
        {rows && rows.length > 0 && <OrdersList rows={rows} fresh={fresh} />}
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
            picture={<ReceiptText className="size-6" />}
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={
              <a href={shopUrl} className={buttonClass("primary")}>
                {t("viewShop")}
              </a>
            }
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
