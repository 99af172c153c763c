import { type Product, products } from "@mauzo/contract/catalogue/products";
import { customers } from "@mauzo/contract/customers/customers";
import { type NewOrder, newOrders } from "@mauzo/contract/orders/new-orders";
import { deliveryWays } from "@mauzo/contract/shop/delivery-ways";
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useAttemptKey } from "../../../../lib/use-attempt-key.ts";
import { readOrdersAgain } from "./read-orders-again.ts";

const mostShown = 8;

/** What is on sale and fits these words; the newest without any. */
export const useShelf = (search: string) =>
  useQuery({
    ...api.query(products.list, { query: { status: "published", limit: mostShown, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });

/** Which of these products are on sale and have add-ons, as they are now. */
export function useAddOnProducts(ids: readonly string[]): ReadonlyMap<string, Product> {
  const asked = useQueries({ queries: ids.map((id) => api.query(products.get, { params: { id } })) });
  const found = asked.flatMap(({ data }) => data ?? []);
  const offered = found.filter(({ status, add_on_groups }) => status === "published" && add_on_groups.length > 0);
  return new Map(offered.map((product) => [product.id, product]));
}

/** Customers that fit these words, while there are any. */
export const useFoundCustomers = (search: string, may: boolean) =>
  useQuery({ ...api.query(customers.list, { query: { search } }), enabled: may && search.trim().length >= 2 }).data
    ?.items;

/** Writes an order down; the same one sent again is the same order. */
export function useWriteOrder(shopId: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useAttemptKey(`add-order-attempt:${shopId}`);
  return useMutation({
    mutationFn: (body: NewOrder) => api.call(newOrders.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    onSettled: () => readOrdersAgain(client),
  });
}

/** How the shop's goods come to its customers; none of them while they are not here. */
export const useWays = () => useQuery(api.query(deliveryWays.get, {})).data?.ways ?? [];
