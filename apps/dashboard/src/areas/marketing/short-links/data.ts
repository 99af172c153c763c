"use client";

import { type NewShortLink, type ShortLink, shortLinks } from "@mauzo/contract/marketing/short-links";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../lib/offer-undo.ts";
import { api } from "../../../lib/session/api.ts";
import { toasts } from "../../../lib/toasts.ts";

const queries = ["/short-links", "/short-links/:id"] as const;
const listQuery = queryOptions(api.query(shortLinks.list, {}));

export const useShortLinks = () => useQuery(listQuery);
export const startShortLinks = (client: QueryClient) => void client.prefetchQuery(listQuery);

/** Reads a link from the API, past the cache. */
export function useNewestShortLink(id: string | undefined) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...api.query(shortLinks.get, { params: { id: id ?? "" } }), staleTime: 0 });
}

/** Makes a link, or saves one if it is still as `seen`. */
export const useSaveShortLink = (id: string | undefined) =>
  useMutation({
    mutationFn: ({ body, seen }: { body: NewShortLink; seen: number }): Promise<ShortLink> =>
      id === undefined
        ? api.call(shortLinks.create, { body })
        : api.call(shortLinks.save, { params: { id }, body: { ...body, version: seen } }),
    meta: { queries },
  });

/** Archives a link, with an undo. */
export function useRemoveShortLink() {
  const t = useTranslations("shortLinks");
  const meta = { failed: t("changeFailed"), queries };
  const restore = useMutation({
    mutationFn: ({ id }: ShortLink) => api.call(shortLinks.restore, { params: { id } }),
    meta,
    onSuccess: (_, { name }) => toasts.push({ title: t("restored"), text: name, tone: "success" }),
  });
  return useMutation({
    mutationFn: ({ id }: ShortLink) => api.call(shortLinks.remove, { params: { id } }),
    meta,
    onSuccess: (_, link) =>
      offerUndo({
        ...{ title: t("removed"), text: link.name, label: t("undo") },
        onUndo: () => restore.mutate(link),
      }),
  });
}
