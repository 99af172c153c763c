import { type PaymentSettings, paymentSettings } from "@mauzo/contract/shop/payment-settings";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { paymentSettingsQuery } from "../../../entities/shop/payments/queries.ts";
import { api } from "../../../lib/session/api.ts";

export const usePaymentSettings = () => useQuery(paymentSettingsQuery);

/** Reads how the shop is paid from the API, past the cache. */
export function useNewestPaymentSettings() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...paymentSettingsQuery, staleTime: 0 });
}

/** Who changed how the shop is paid, newest first. */
export const useWayChanges = () => useInfiniteQuery(api.pages(paymentSettings.changes, { query: { limit: 10 } }));

export function useSavePaymentSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PaymentSettings) => api.call(paymentSettings.save, { body }),
    onSuccess: (saved) => client.setQueryData(paymentSettingsQuery.queryKey, saved),
    meta: { facts: ["shop.changed"] },
  });
}
