"use client";

import { type NewPopup, type Popup, popups } from "@mauzo/contract/marketing/popups";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../lib/offer-undo.ts";
import { api } from "../../../lib/session/api.ts";
import { toasts } from "../../../lib/toasts.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

const queries = ["/popups", "/popups/:id"] as const;
const listQuery = queryOptions(api.query(popups.list, {}));
const popupQuery = (id: string) => api.query(popups.get, { params: { id } });

export const usePopups = () => useQuery(listQuery);
export const startPopups = (client: QueryClient) => void client.prefetchQuery(listQuery);
export const usePopup = (id: string) => useQuery(popupQuery(id));

/** Fetches a popup again, bypassing the cache. */
export function useNewestPopup(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...popupQuery(id), staleTime: 0 });
}

export function useCreatePopup() {
  const t = useTranslations("popups");
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewPopup) => api.call(popups.create, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: onDone,
    meta: { failed: t("createFailed"), queries },
  });
}

/** Saves a popup if it is still as `seen`. */
export function useSavePopup(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, seen }: { body: NewPopup; seen: number }): Promise<Popup> =>
      api.call(popups.save, { params: { id }, body: { ...body, version: seen } }),
    onSuccess: (saved) => client.setQueryData(popupQuery(id).queryKey, saved),
    meta: { queries: ["/popups"] },
  });
}

/** Switches a popup on or off. */
export function useTurnPopup() {
  const t = useTranslations("popups");
  return useMutation({
    mutationFn: ({ id, on }: Pick<Popup, "id" | "on">) =>
      api.call(on ? popups.turnOff : popups.turnOn, { params: { id } }),
    meta: { failed: t("changeFailed"), queries },
  });
}

/** Puts a popup before another one, or last. */
export function useMovePopup() {
  const t = useTranslations("popups");
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, before }: { id: string; before: string | null }) =>
      api.call(popups.move, { params: { id }, body: { before } }),
    onSuccess: (items) => client.setQueryData(listQuery.queryKey, items),
    meta: { failed: t("changeFailed") },
  });
}

/** Deletes a popup, with an undo. */
export function useRemovePopup() {
  const t = useTranslations("popups");
  const meta = { failed: t("changeFailed"), queries };
  const restore = useMutation({
    mutationFn: ({ id }: Popup) => api.call(popups.restore, { params: { id } }),
    meta,
    onSuccess: (_, { name }) => toasts.push({ title: t("restored"), text: name, tone: "success" }),
  });
  return useMutation({
    mutationFn: ({ id }: Popup) => api.call(popups.remove, { params: { id } }),
    meta,
    onSuccess: (_, popup) =>
      offerUndo({
        ...{ title: t("removed"), text: popup.name, label: t("undo") },
        onUndo: () => restore.mutate(popup),
      }),
  });
}
