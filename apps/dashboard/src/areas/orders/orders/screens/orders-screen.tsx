"use client";

import { newOrders } from "@mauzo/contract/orders/new-orders";
import { goodsStates } from "@mauzo/contract/orders/order-states";
import { mostMoves, orders } from "@mauzo/contract/orders/orders";
import { formatMoney } from "@mauzo/format/money";
import { can } from "@mauzo/permissions/permissions";
import { buttonClass } from "@mauzo/ui/button-class";
import { FileDown, Plus, ReceiptText } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "use-intl";
import { ListPage } from "../../../../components/list/list-page.tsx";
import { listWords } from "../../../../components/list/list-words.ts";
import { HeadActions } from "../../../../components/page/head-actions.tsx";
import { useDataTable } from "../../../../components/table/use-data-table.ts";
import { usePages } from "../../../../lib/list/use-pages.ts";
import { useSharedViews } from "../../../../lib/list/use-shared-views.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { mayEnter } from "../../../../lib/session/may-enter.ts";
import { useShopUrl } from "../../../../lib/site-url.tsx";
import { orderLook } from "../../../../pickers/order-look.tsx";
import { useOrderColumns } from "../../../../pickers/use-order-columns.tsx";
import { useArrivals } from "../data/use-arrivals.ts";
import { useMoves } from "../data/use-moves.ts";
import { useExport, useOrders } from "../data/use-orders.ts";
import { filterOf, isNarrowed, setOf, useOrderFilters } from "../filters.ts";
import { MoveMenu } from "../parts/moves/move-menu.tsx";
import { OrderFilters } from "../parts/order-filters.tsx";
import { StatusChips } from "../parts/status-chips.tsx";
import { movesTo, needToCancel } from "../rules.ts";

/** The shop's orders, newest first; what comes in shows by itself. */
export function OrdersScreen() {
  const t = useTranslations("orders");
  const { shop, user } = useAccount();
  const shopUrl = useShopUrl(shop.slug);
  const [filters, setFilters] = useOrderFilters();
  const { status, search, pages } = filters;
  const filter = filterOf(filters, shop.time_zone);
  const list = useOrders(filter);
  const rows = usePages(list, pages);
  const newest = list.isPlaceholderData ? undefined : list.data?.pages[0]?.items;
  const { fresh, last } = useArrivals(newest, JSON.stringify(filter));
  const views = useSharedViews("orders");
  const add = mayEnter(user.permissions, newOrders.create.access) && (
    <Link href="/dashboard/orders/add-order" className={buttonClass("primary")}>
      <Plus aria-hidden="true" className="size-4" />
      {t("add")}
    </Link>
  );
  const model = useDataTable({ name: "orders", columns: useOrderColumns(fresh), rows });
  const exportShown = useExport();
  const { move, moving } = useMoves();
  const mayMove = mayEnter(user.permissions, orders.move.access);
  const mayCancel = can(user.permissions, needToCancel);

  return (
    <ListPage
      {...orderLook(fresh)}
      words={listWords(t)}
      live
      actions={
        <HeadActions more={[{ Icon: FileDown, label: t("exportShown"), onSelect: () => exportShown(filter) }]}>
          {add}
        </HeadActions>
      }
      announce={last && t("arrived", { number: last.order_id, total: formatMoney(last.total) })}
      model={model}
      list={list}
      rows={rows}
      search={search}
      onSearch={(text) => void setFilters({ search: text || null, pages: null })}
      filters={<StatusChips value={status} onChange={(next) => void setFilters({ status: next, pages: null })} />}
      more={{
        set: setOf(filters),
        filters: (
          <OrderFilters
            {...filters}
            currency={shop.currency}
            onChange={(chosen) => void setFilters({ ...chosen, pages: null })}
          />
        ),
      }}
      filtered={isNarrowed(filters)}
      onClear={() => void setFilters(null)}
      views={views}
      onMore={(count) => void setFilters({ pages: count })}
      bulk={
        mayMove
          ? (selected) =>
              selected.length > mostMoves ? (
                <p>{t("moves.atMost", { count: mostMoves })}</p>
              ) : (
                <MoveMenu
                  label={t("moves.change")}
                  small
                  busy={moving}
                  choices={goodsStates.filter((to) => movesTo(selected, to, mayCancel).length > 0)}
                  onMove={(to) => {
                    move({ moves: movesTo(selected, to, mayCancel) });
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
