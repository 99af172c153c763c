import { products } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { chatflows } from "@mauzo/contract/conversations/chatflows";
import { salesSummary } from "@mauzo/contract/insights/sales-summary";
import { orders } from "@mauzo/contract/orders/orders";
import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { newestOrdersQuery } from "../../../entities/orders/order/queries.ts";
import { type DayRange, dayRangeBounds } from "../../../lib/list/day-range.ts";
import { useAccount } from "../../../lib/session/account.tsx";
import { api } from "../../../lib/session/api.ts";
import { canAccess } from "../../../lib/session/can-access.ts";

const latest = 5;

const attentionQuery = api.query(salesSummary.attention, {});

/** What the home page shows whatever the shop; its sales wait for the shop's time zone. */
export function startHome(client: QueryClient) {
  void client.prefetchQuery(attentionQuery);
  void client.prefetchQuery(newestOrdersQuery(latest));
}

/** Sales of the range, open tasks and the newest orders, requested in parallel; only for people who may see orders. */
export function useSales(range: DayRange) {
  const { user, shop } = useAccount();
  const enabled = canAccess(user.permissions, orders.list.access);
  const { from, before: to } = dayRangeBounds(range, shop.time_zone);
  const sales = useQuery({
    ...api.query(salesSummary.get, { query: { from, to } }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const attention = useQuery({ ...attentionQuery, enabled });
  const newest = useQuery({ ...newestOrdersQuery(latest), enabled });
  return { enabled, sales, attention, newest };
}

/** Whether the shop has a product; undefined while unknown, or where this person may not know. */
export function useHasProducts(): boolean | undefined {
  const { permissions } = useAccount().user;
  const enabled = canAccess(permissions, products.list.access);
  const { data } = useQuery({ ...api.query(products.list, { query: { limit: 1 } }), enabled });
  return data && data.items.length > 0;
}

/** How many items are running low; requested only for people who may see products. */
export function useLowStock() {
  const { permissions } = useAccount().user;
  const enabled = canAccess(permissions, stock.summary.access);
  return { enabled, low: useQuery({ ...api.query(stock.summary, { query: {} }), enabled }) };
}

/** A chatflow that was not published when its time came; undefined while unknown, or where this person may not know. */
export function useUnpublishedFlow(): string | undefined {
  const { permissions } = useAccount().user;
  const enabled = canAccess(permissions, chatflows.list.access);
  const { data } = useQuery({ ...api.query(chatflows.list, {}), enabled });
  return data?.items.find(({ scheduled }) => scheduled === "refused")?.id;
}
