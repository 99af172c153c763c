import { orders } from "@mauzo/contract/orders";
import { products } from "@mauzo/contract/products";
import { stock } from "@mauzo/contract/stock";
import { useQuery } from "@tanstack/react-query";
import { useAccount } from "../../lib/session/account.tsx";
import { api } from "../../lib/session/api.ts";
import { mayEnter } from "../../lib/session/may-enter.ts";

const newest = 100;

/** The newest orders, and those that wait; asked for only by people who may see orders. */
export function useOrderNews() {
  const { permissions } = useAccount().user;
  const enabled = mayEnter(permissions, orders.list.access);
  const all = useQuery({ ...api.query(orders.list, { query: { limit: newest } }), enabled });
  const pending = useQuery({ ...api.query(orders.list, { query: { status: "pending", limit: newest } }), enabled });
  return { enabled, all, pending };
}

/** Whether the shop has a product; undefined while nobody asks, it is not known, or not for this person to know. */
export function useHasProducts(asked: boolean): boolean | undefined {
  const { permissions } = useAccount().user;
  const enabled = asked && mayEnter(permissions, products.list.access);
  const { data } = useQuery({ ...api.query(products.list, { query: { limit: 1 } }), enabled });
  return data && data.items.length > 0;
}

/** How many items are running low; asked for only by people who may see products. */
export function useLowStock(): number {
  const { permissions } = useAccount().user;
  const enabled = mayEnter(permissions, stock.summary.access);
  return useQuery({ ...api.query(stock.summary, {}), enabled }).data?.low ?? 0;
}
