import { type DeliveryMethods, deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deliveryMethodsQuery as methodsQuery } from "../../../entities/shop/delivery/queries.ts";
import { api } from "../../../lib/session/api.ts";

export const useMethods = () => useQuery(methodsQuery);

/** Reads the delivery methods from the API, past the cache. */
export function useNewestMethods() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...methodsQuery, staleTime: 0 });
}

export function useSaveMethods() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DeliveryMethods) => api.call(deliveryMethods.save, { body }),
    onSuccess: (saved) => client.setQueryData(methodsQuery.queryKey, saved),
  });
}
