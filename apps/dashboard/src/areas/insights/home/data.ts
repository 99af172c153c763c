import { products } from "@mauzo/contract/catalogue/products";
import { stock } from "@mauzo/contract/catalogue/stock";
import { salesSummary } from "@mauzo/contract/insights/sales-summary";
import { orders } from "@mauzo/contract/orders/orders";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type DayRange, momentsOf } from "../../../lib/days.ts";
import { useAccount } from "../../../lib/session/account.tsx";
import { api } from "../../../lib/session/api.ts";
import { mayEnter } from "../../../lib/session/may-enter.ts";

const latest = 5;

/** How the days went, what waits and the newest orders, all asked for at once; only by people who may see orders. */
export function useSales(range: DayRange) {
  const { user, shop } = useAccount();
  const enabled = mayEnter(user.permissions, orders.list.access);
  const { from, before: to } = momentsOf(range, shop.time_zone);
  const sales = useQuery({
    ...api.query(salesSummary.get, { query: { from, to } }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const attention = useQuery({ ...api.query(salesSummary.attention, {}), enabled });
  const newest = useQuery({ ...api.query(orders.list, { query: { limit: latest } }), enabled });
  return { enabled, sales, attention, newest };
}

/** Whether the shop has a product; undefined while it is not known, or not for this person to know. */
export function useHasProducts(): boolean | undefined {
  const { permissions } = useAccount().user;
  const enabled = mayEnter(permissions, products.list.access);
  const { data } = useQuery({ ...api.query(products.list, { query: { limit: 1 } }), enabled });
  return data && data.items.length > 0;
}

/** How many items are running low; asked for only by people who may see products. */
export function useLowStock() {
  const { permissions } = useAccount().user;
  const enabled = mayEnter(permissions, stock.summary.access);
  return { enabled, low: useQuery({ ...api.query(stock.summary, { query: {} }), enabled }) };
}
