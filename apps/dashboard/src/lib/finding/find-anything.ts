"use client";

import { products } from "@mauzo/contract/catalogue/products";
import { orders } from "@mauzo/contract/orders/orders";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAccount } from "../session/account.tsx";
import { api } from "../session/api.ts";
import { mayEnter } from "../session/may-enter.ts";
import { useSettled } from "./use-settled.ts";

const most = 5;

/** Orders (by number, customer's name or phone) and products that a text finds, as far as this person may see them. */
export function useFindings(text: string) {
  const { permissions } = useAccount().user;
  const search = useSettled(text.trim());
  const asked = search.length >= 2;
  const look = { placeholderData: keepPreviousData };
  const query = { search, limit: most };
  const foundOrders = useQuery({
    ...api.query(orders.list, { query }),
    ...look,
    enabled: asked && mayEnter(permissions, orders.list.access),
  });
  const foundProducts = useQuery({
    ...api.query(products.list, { query }),
    ...look,
    enabled: asked && mayEnter(permissions, products.list.access),
  });
  return {
    orders: asked ? (foundOrders.data?.items ?? []) : [],
    products: asked ? (foundProducts.data?.items ?? []) : [],
    searching: text.trim() !== search || foundOrders.isFetching || foundProducts.isFetching,
    error: foundOrders.error ?? foundProducts.error,
    asked,
  };
}
