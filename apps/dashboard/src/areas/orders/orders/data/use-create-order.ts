import { type Product, products } from "@mauzo/contract/catalogue/products";
import { customers } from "@mauzo/contract/customers/customers";
import { manualOrders, type NewOrder } from "@mauzo/contract/orders/manual-orders";
import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { isOnOffer } from "@mauzo/selling/is-on-offer";
import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { invalidateOrders } from "./invalidate-orders.ts";

const mostShown = 8;

/** Products on sale that match the text; the newest without one. */
export const useProductSearch = (search: string) =>
  useQuery({
    ...api.query(products.list, { query: { status: "published", limit: mostShown, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });

/** Which of these products are on sale and have add-ons, with their current data. */
export function useAddOnProducts(ids: readonly string[]): ReadonlyMap<string, Product> {
  const asked = useQueries({ queries: ids.map((id) => api.query(products.get, { params: { id } })) });
  const found = asked.flatMap(({ data }) => data ?? []);
  const offered = found.filter((product) => isOnOffer(product) && product.add_on_groups.length > 0);
  return new Map(offered.map((product) => [product.id, product]));
}

/** Customers that match the text, if it is not empty. */
export const useFoundCustomers = (search: string, may: boolean) =>
  useQuery({
    ...api.query(customers.list, { query: { search, sort: "name" } }),
    enabled: may && search.trim().length >= 2,
  }).data?.items;

/** Creates an order; sending the same order again does not create a second one. */
export function useCreateOrder(shopId: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey(`add-order-attempt:${shopId}`);
  return useMutation({
    mutationFn: (body: NewOrder) => api.call(manualOrders.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    onSettled: () => invalidateOrders(client),
  });
}

/** The shop's delivery methods; empty while they load. */
export const useMethods = () => useQuery(api.query(deliveryMethods.get, {})).data?.methods ?? [];
