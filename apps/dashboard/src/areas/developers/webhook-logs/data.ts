"use client";

import { type DeliveryQuery, webhookDeliveries } from "@mauzo/contract/developers/webhook-deliveries";
import { keepPreviousData, type QueryClient, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";

const deliveriesQuery = (query: DeliveryQuery) => api.pages(webhookDeliveries.list, { query }, nextPageSize);
export const useDeliveries = (query: DeliveryQuery) =>
  useInfiniteQuery({ ...deliveriesQuery(query), placeholderData: keepPreviousData });

/** The list as it opens by itself, without filters in the address. */
export function startDeliveries(client: QueryClient) {
  if (location.search === "") void client.prefetchInfiniteQuery(deliveriesQuery({}));
}

const deliveryQuery = (id: string) => api.query(webhookDeliveries.get, { params: { id } });
export const useDelivery = (id: string) => useQuery(deliveryQuery(id));
export const startDelivery = (client: QueryClient, id: string) => void client.prefetchQuery(deliveryQuery(id));

/** Sends a message once more. */
export function useResend() {
  const t = useTranslations("webhookLogs");
  return useMutation({
    mutationFn: (id: string) => api.call(webhookDeliveries.resend, { params: { id } }),
    meta: {
      failed: t("resendFailed"),
      done: t("resent"),
      queries: ["/webhook-deliveries", "/webhook-deliveries/:id"],
    },
  });
}
