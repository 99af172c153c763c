"use client";

import { products } from "@mauzo/contract/catalogue/products";
import { orders } from "@mauzo/contract/orders/orders";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAccount } from "../session/account.tsx";
import { api } from "../session/api.ts";
import { canAccess } from "../session/can-access.ts";
import { useDebouncedValue } from "./use-debounced-value.ts";

const most = 5;

/** Searches orders (by number, customer name or phone) and products, as far as this person may see them. */
export function useGlobalSearch(text: string) {
  const { permissions } = useAccount().user;
  const search = useDebouncedValue(text.trim());
  const asked = search.length >= 2;
  const look = { placeholderData: keepPreviousData };
  const query = { search, limit: most };
  const foundOrders = useQuery({
    ...api.query(orders.list, { query }),
    ...look,
    enabled: asked && canAccess(permissions, orders.list.access),
  });
  const foundProducts = useQuery({
    ...api.query(products.list, { query }),
    ...look,
    enabled: asked && canAccess(permissions, products.list.access),
  });
  return {
    orders: asked ? (foundOrders.data?.items ?? []) : [],
    products: asked ? (foundProducts.data?.items ?? []) : [],
    searching: text.trim() !== search || foundOrders.isFetching || foundProducts.isFetching,
    error: foundOrders.error ?? foundProducts.error,
    asked,
  };
}
