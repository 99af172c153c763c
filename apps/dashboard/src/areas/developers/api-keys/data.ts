"use client";

import { apiKeys } from "@mauzo/contract/developers/api-keys";
import { type QueryClient, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../lib/session/api.ts";
import { useErrorToast } from "../../../lib/session/password/use-error-toast.ts";

const queries = ["/api-keys"] as const;
const keysQuery = queryOptions(api.query(apiKeys.list, {}));

/** The keys of the shop. */
export const useApiKeys = () => useQuery(keysQuery);
export const startApiKeys = (client: QueryClient) => void client.prefetchQuery(keysQuery);

/** Makes a new secret, with which the answer comes back once. */
export function useRotateKey() {
  const told = useErrorToast();
  const t = useTranslations("apiKeys");
  return useMutation({
    mutationFn: (id: string) => api.call(apiKeys.rotate, { params: { id } }),
    onError: told(t("changeFailed")),
    meta: { queries },
  });
}

export function useRevokeKey() {
  const t = useTranslations("apiKeys");
  return useMutation({
    mutationFn: (id: string) => api.call(apiKeys.revoke, { params: { id } }),
    meta: { failed: t("changeFailed"), done: t("revoked"), queries },
  });
}
