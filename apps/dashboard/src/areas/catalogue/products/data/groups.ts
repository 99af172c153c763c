import { addOnGroups, type groupShelves, type KeptGroup } from "@mauzo/contract/catalogue/add-on-groups";
import type { AddOnGroupBody } from "@mauzo/contract/catalogue/add-ons";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { offerUndo } from "../../../../lib/undo.ts";
import { useAttemptKey } from "../../../../lib/use-attempt-key.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

const groupQuery = (id: string) => api.query(addOnGroups.get, { params: { id } });

/** The shop's add-on groups; while the next search is asked for, the last one stays. */
export const useGroups = (query: { status?: (typeof groupShelves)[number]; search: string }, enabled = true) =>
  useInfiniteQuery({ ...api.pages(addOnGroups.list, { query }), enabled, placeholderData: keepPreviousData });

export const useGroup = (id: string) => useQuery(groupQuery(id));

/** In how many products each of these groups is, as far as it is known. */
export const useGroupUses = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(useQueries({ queries: ids.map(groupQuery) }).flatMap(({ data }) => (data ? [[data.id, data.products]] : [])));

/** Reads groups anew, past the cache. */
export function useNewestGroups() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => client.fetchQuery({ ...groupQuery(id), staleTime: 0 }))),
  });
}

/** Creates a group, or changes the one with this id for every product that has it. */
export function useSaveGroup(id?: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useAttemptKey();
  return useMutation({
    mutationFn: (body: AddOnGroupBody): Promise<KeptGroup> =>
      id === undefined
        ? api.call(addOnGroups.create, { body }, { idempotencyKey: keyOf(body) })
        : api.call(addOnGroups.update, { params: { id }, body }),
    onSuccess: (saved) => {
      onDone();
      client.setQueryData(groupQuery(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [addOnGroups.list.path] });
    },
  });
}

type Named = { id: string; name: string };

/** `archive` takes a group out of every product and offers to put it back, `restore` puts it back. */
export function useArchiveGroup() {
  const t = useTranslations("addOns");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const client = useQueryClient();
  const onSettled = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => typeof first === "string" && first.startsWith(addOnGroups.list.path),
    });
  const onError = (error: Error) => toasts.push({ title: t("changeFailed"), text: failureText(error), tone: "danger" });
  const restore = useMutation({
    mutationFn: ({ id }: Named) => api.call(addOnGroups.restore, { params: { id } }),
    onSettled,
    onError,
    onSuccess: (_, { name }) => toasts.push({ title: t("restored"), text: name, tone: "success" }),
  });
  const archive = useMutation({
    mutationFn: ({ id }: Named) => api.call(addOnGroups.archive, { params: { id } }),
    onSettled,
    onError,
    onSuccess: (_, group) =>
      offerUndo({ title: t("archived"), text: group.name, label: shell("undo"), onUndo: () => restore.mutate(group) }),
  });
  return { archive: archive.mutate, restore: restore.mutate };
}
