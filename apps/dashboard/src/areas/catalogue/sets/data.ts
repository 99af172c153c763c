import {
  type ProductSet,
  type SetInput,
  type SetRule,
  type SetSummary,
  type setStatusFilters,
  sets,
} from "@mauzo/contract/catalogue/sets";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useProductSearch } from "../../../entities/catalogue/product/queries.ts";
import { offerUndo } from "../../../lib/offer-undo.ts";
import { api } from "../../../lib/session/api.ts";
import { toasts } from "../../../lib/toasts.ts";
import { useIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

const found = 6;

const setQuery = (id: string) => api.query(sets.get, { params: { id } });

export const useSets = (status: (typeof setStatusFilters)[number]) =>
  useInfiniteQuery(api.pages(sets.list, { query: { status } }));

export const useSet = (id: string) => useQuery(setQuery(id));

/** The products a rule finds now; keeps the last result while the next one loads. */
export const useRulePreview = (rule: SetRule, enabled: boolean) =>
  useQuery({
    queryKey: [sets.preview.path, rule],
    queryFn: () => api.call(sets.preview, { body: { rule } }),
    enabled,
    placeholderData: keepPreviousData,
  });

/** Published products that match by name. */
export const useFindProducts = (search: string) => useProductSearch(search, { limit: found, enabled: search !== "" });

/** Creates a set, or updates the one with this id if it is still as `seen`. */
export function useSaveSet(id?: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ body, seen }: { body: SetInput; seen: string | undefined }): Promise<ProductSet> =>
      id === undefined || seen === undefined
        ? api.call(sets.create, { body }, { idempotencyKey: keyOf(body) })
        : api.call(sets.update, { params: { id }, body: { ...body, expected_updated_at: seen } }),
    onSuccess: (saved) => {
      onDone();
      client.setQueryData(setQuery(saved.id).queryKey, saved);
    },
    meta: { facts: ["catalogue.changed"] },
  });
}

/** Fetches a set again, bypassing the cache. */
export function useNewestSet(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...setQuery(id), staleTime: 0 });
}

/** `archive` archives a set and offers to undo it; `restore` brings it back. */
export function useArchiveSet() {
  const t = useTranslations("sets");
  const meta = { failed: t("changeFailed"), facts: ["catalogue.changed"] } as const;
  const restore = useMutation({
    mutationFn: ({ id }: SetSummary) => api.call(sets.restore, { params: { id } }),
    meta,
    onSuccess: (_, { name }) => toasts.push({ title: t("restored"), text: name, tone: "success" }),
  });
  const archive = useMutation({
    mutationFn: ({ id }: SetSummary) => api.call(sets.archive, { params: { id } }),
    meta,
    onSuccess: (_, set) =>
      offerUndo({ title: t("archived"), text: set.name, label: t("undo"), onUndo: () => restore.mutate(set) }),
  });
  return { archive: archive.mutate, restore: restore.mutate };
}
