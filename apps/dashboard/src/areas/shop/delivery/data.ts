import { type DeliveryWays, deliveryWays } from "@mauzo/contract/shop/delivery-ways";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const waysQuery = api.query(deliveryWays.get, {});

export const useWays = () => useQuery(waysQuery);

export function useSaveWays() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DeliveryWays) => api.call(deliveryWays.save, { body }),
    onSuccess: (saved) => client.setQueryData(waysQuery.queryKey, saved),
  });
}
