import { type DeliveryMethods, deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const methodsQuery = api.query(deliveryMethods.get, {});

export const useMethods = () => useQuery(methodsQuery);

export function useSaveMethods() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DeliveryMethods) => api.call(deliveryMethods.save, { body }),
    onSuccess: (saved) => client.setQueryData(methodsQuery.queryKey, saved),
  });
}
