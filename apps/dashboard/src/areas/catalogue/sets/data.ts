import { products } from "@mauzo/contract/catalogue/products";
import {
  type ProductSet,
  type SetInput,
  type SetRule,
  type SetSummary,
  type setShelves,
  sets,
} from "@mauzo/contract/catalogue/sets";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/session/api.ts";
import { toasts } from "../../../lib/toasts.ts";
import { offerUndo } from "../../../lib/undo.ts";
import { useAttemptKey } from "../../../lib/use-attempt-key.ts";
import { useFailureText } from "../../../lib/use-failure-text.ts";

const setQuery = (id: string) => api.query(sets.get, { params: { id } });

export const useSets = (status: (typeof setShelves)[number]) =>
  useInfiniteQuery(api.pages(sets.list, { query: { status } }));

export const useSet = (id: string) => useQuery(setQuery(id));

/** What a rule finds now; the last answer stays while the next one is asked for. */
export const useRulePreview = (rule: SetRule, enabled: boolean) =>
  useQuery({
    queryKey: [sets.preview.path, rule],
    queryFn: () => api.call(sets.preview, { body: { rule } }),
    enabled,
    placeholderData: keepPreviousData,
  });

const found = 6;

/** Published products that are called so. */
export const useFindProducts = (search: string) =>
  useQuery({
    ...api.query(products.list, { query: { status: "published", search, limit: found } }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });

/** Creates a set, or changes the one with this id. */
export function useSaveSet(id?: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useAttemptKey();
  return useMutation({
    mutationFn: (body: SetInput): Promise<ProductSet> =>
      id === undefined
        ? api.call(sets.create, { body }, { idempotencyKey: keyOf(body) })
        : api.call(sets.update, { params: { id }, body }),
    onSuccess: (saved) => {
      onDone();
      client.setQueryData(setQuery(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [sets.list.path] });
    },
  });
}

/** Reads a set anew, past the cache. */
export function useNewestSet() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (id: string) => client.fetchQuery({ ...setQuery(id), staleTime: 0 }) });
}

/** `archive` puts a set away and offers to bring it back, `restore` brings it back. */
export function useArchiveSet() {
  const t = useTranslations("sets");
  const client = useQueryClient();
  const failureText = useFailureText();
  const settled = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => typeof first === "string" && first.startsWith(sets.list.path),
    });
  const onError = (error: unknown) =>
    toasts.push({ title: t("changeFailed"), text: failureText(error), tone: "danger" });
  const restore = useMutation({
    mutationFn: ({ id }: SetSummary) => api.call(sets.restore, { params: { id } }),
    onSettled: settled,
    onError,
    onSuccess: (_, { name }) => toasts.push({ title: t("restored"), text: name, tone: "success" }),
  });
  const archive = useMutation({
    mutationFn: ({ id }: SetSummary) => api.call(sets.archive, { params: { id } }),
    onSettled: settled,
    onError,
    onSuccess: (_, set) =>
      offerUndo({ title: t("archived"), text: set.name, label: t("undo"), onUndo: () => restore.mutate(set) }),
  });
  return { archive: archive.mutate, restore: restore.mutate };
}
