"use client";

import { manualOrders } from "@mauzo/contract/orders/manual-orders";
import { fulfilmentStatuses } from "@mauzo/contract/orders/order-states";
import { mostMoves, orderList, orders } from "@mauzo/contract/orders/orders";
import { formatMoney } from "@mauzo/format/money";
import { can } from "@mauzo/permissions/permissions";
import { buttonClass } from "@mauzo/ui/button-class";
import { FileDown, Plus, ReceiptText } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ListPage } from "../../../../components/list/list-page.tsx";
import { listTexts } from "../../../../components/list/list-texts.ts";
import { PageActions } from "../../../../components/page/page-actions.tsx";
import { useDataTable } from "../../../../components/table/use-data-table.ts";
import { useStatusChanges } from "../../../../entities/orders/order/actions/use-status-changes.ts";
import { useOrderColumns } from "../../../../entities/orders/order/columns.tsx";
import { orderRowOptions } from "../../../../entities/orders/order/parts/list/order-row-options.tsx";
import { StatusMenu } from "../../../../entities/orders/order/parts/status/status-menu.tsx";
import { useOrders } from "../../../../entities/orders/order/queries.ts";
import { needToCancel, statusChangesTo } from "../../../../entities/orders/order/rules.ts";
import { tableSort } from "../../../../lib/list/list-sort.ts";
import { usePagedRows } from "../../../../lib/list/use-paged-rows.ts";
import { useSharedViews } from "../../../../lib/list/use-shared-views.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { canAccess } from "../../../../lib/session/can-access.ts";
import { useShopUrl } from "../../../../lib/site-url.tsx";
import { useExport, useNewOrders, useTakers } from "../data.ts";
import { filterOf, isNarrowed, useOrderFilters } from "../filters.ts";
import { StatusFilterChips } from "../parts/status-filter-chips.tsx";
import { useOrderFilterTable } from "../parts/use-order-filter-table.ts";

export { startOrders } from "../../../../entities/orders/order/queries.ts";

/** The shop's orders, newest first, updated live. */
export function OrdersScreen() {
  const t = useTranslations("orders");
  const { shop, user } = useAccount();
  const shopUrl = useShopUrl(shop.slug);
  const [filters, setFilters] = useOrderFilters();
  const { status, search, sort, pages } = filters;
  const filter = filterOf(filters, shop.time_zone);
  const list = useOrders(filter);
  const rows = usePagedRows(list, pages);
  const newest = list.isPlaceholderData || sort !== orderList.first ? undefined : list.data?.pages[0]?.items;
  const { fresh, last } = useNewOrders(newest, JSON.stringify(filter));
  const views = useSharedViews("orders");
  const add = canAccess(user.permissions, manualOrders.create.access) && (
    <Link href="/dashboard/orders/add-order" className={buttonClass("primary")}>
      <Plus aria-hidden="true" className="size-4" />
      {t("add")}
    </Link>
  );
  const model = useDataTable({
    name: "orders",
    columns: useOrderColumns(fresh),
    rows,
    sort: tableSort(orderList, sort, (next) => void setFilters({ sort: next, pages: null })),
  });
  const takers = useTakers(filters.taken_by);
  const table = useOrderFilterTable(
    filters,
    { currency: shop.currency, takers },
    (set) => void setFilters({ ...set, pages: null }),
  );
  const exportShown = useExport();
  const { move, moving } = useStatusChanges();
  const mayMove = canAccess(user.permissions, orders.move.access);
  const mayCancel = can(user.permissions, needToCancel);

  return (
    <ListPage
      {...orderRowOptions(fresh)}
      words={listTexts(t)}
      live
      actions={
        <PageActions more={[{ Icon: FileDown, label: t("exportShown"), onSelect: () => exportShown(filter) }]}>
          {add}
        </PageActions>
      }
      announce={last && t("arrived", { number: last.order_id, total: formatMoney(last.total) })}
      model={model}
      list={list}
      rows={rows}
      search={search}
      onSearch={(text, step) => void setFilters({ search: text || null, pages: null }, step)}
      chips={<StatusFilterChips value={status} onChange={(next) => void setFilters({ status: next, pages: null })} />}
      filters={table}
      filtered={isNarrowed(filters)}
      onClear={() => void setFilters(null)}
      views={views}
      onMore={(count) => void setFilters({ pages: count }, { history: "replace" })}
      bulk={
        mayMove
          ? (selected) =>
              selected.length > mostMoves ? (
                <p>{t("moves.atMost", { count: mostMoves })}</p>
              ) : (
                <StatusMenu
                  label={t("moves.change")}
                  small
                  busy={moving}
                  choices={fulfilmentStatuses.filter((to) => statusChangesTo(selected, to, mayCancel).length > 0)}
                  onMove={(to) => {
                    move({ moves: statusChangesTo(selected, to, mayCancel) });
                    model.selection.clear();
                  }}
                />
              )
          : undefined
      }
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
