"use client";

import { formatMoney } from "@mauzo/format/money";
import { buttonClass } from "@mauzo/ui/button-class";
import { ReceiptText } from "lucide-react";
import { useTranslations } from "use-intl";
import { ListPage } from "../../../components/list/list-page.tsx";
import { listWords } from "../../../components/list/list-words.ts";
import { useDataTable } from "../../../components/table/use-data-table.ts";
import { usePages } from "../../../lib/list/use-pages.ts";
import { useSharedViews } from "../../../lib/list/use-shared-views.ts";
import { useAccount } from "../../../lib/session/account.tsx";
import { useShopUrl } from "../../../lib/site-url.tsx";
import { orderLook } from "../../../pickers/order-look.tsx";
import { useOrderColumns } from "../../../pickers/use-order-columns.tsx";
import { useArrivals } from "../data/use-arrivals.ts";
import { useOrders } from "../data/use-orders.ts";
import { useOrderFilters } from "../filters.ts";
import { StatusChips } from "../parts/status-chips.tsx";

/** The shop's orders, newest first; what comes in shows by itself. */
export function OrdersScreen() {
  const t = useTranslations("orders");
  const shopUrl = useShopUrl(useAccount().shop.slug);
  const [{ status, search, pages }, setFilters] = useOrderFilters();
  const list = useOrders({ status, search });
  const rows = usePages(list, pages);
  const newest = list.isPlaceholderData ? undefined : list.data?.pages[0]?.items;
  const { fresh, last } = useArrivals(newest, `${status}:${search}`);
  const views = useSharedViews("orders");
  const model = useDataTable({ name: "orders", columns: useOrderColumns(fresh), rows });

  return (
    <ListPage
      {...orderLook(fresh)}
      words={listWords(t)}
      live
      announce={last && t("arrived", { number: last.order_id, total: formatMoney(last.total) })}
      model={model}
      list={list}
      rows={rows}
      search={search}
      onSearch={(text) => void setFilters({ search: text || null, pages: null })}
      filters={<StatusChips value={status} onChange={(next) => void setFilters({ status: next, pages: null })} />}
      filtered={status !== "all" || search !== ""}
      onClear={() => void setFilters(null)}
      views={views}
      onMore={(count) => void setFilters({ pages: count })}
      empty={{
        picture: <ReceiptText className="size-6" />,
        action: (
          <a href={shopUrl} className={buttonClass("primary")}>
            {t("viewShop")}
          </a>
        ),
      }}
    />
  );
}
