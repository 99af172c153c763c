import { type AddOnGroupDetails, addOnGroups, type groupStatusFilters } from "@mauzo/contract/catalogue/add-on-groups";
import { type AddOnGroupBody, AddOnGroupUpdate } from "@mauzo/contract/catalogue/add-ons";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { offerUndo } from "../../../../lib/offer-undo.ts";
import { api } from "../../../../lib/session/api.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

const groupQuery = (id: string) => api.query(addOnGroups.get, { params: { id } });

/** The shop's add-on groups; keeps the last result while the next search loads. */
export const useAddOnGroups = (
  query: { status?: (typeof groupStatusFilters)[number]; search: string },
  enabled = true,
) => useInfiniteQuery({ ...api.pages(addOnGroups.list, { query }), enabled, placeholderData: keepPreviousData });

export const useAddOnGroup = (id: string) => useQuery(groupQuery(id));

/** How many products use each of these groups, as far as that is known. */
export const useAddOnGroupUses = (ids: readonly string[]): ReadonlyMap<string, number> =>
  new Map(useQueries({ queries: ids.map(groupQuery) }).flatMap(({ data }) => (data ? [[data.id, data.products]] : [])));

/** Fetches groups again, bypassing the cache. */
export function useNewestAddOnGroups() {
  const client = useQueryClient();
  return (ids: readonly string[]) =>
    Promise.all(ids.map((id) => client.fetchQuery({ ...groupQuery(id), staleTime: 0 })));
}

/** Creates a group, or changes the one with this id for every product that uses it. */
export function useSaveAddOnGroup(id?: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: AddOnGroupBody): Promise<AddOnGroupDetails> =>
      id === undefined
        ? api.call(addOnGroups.create, { body }, { idempotencyKey: keyOf(body) })
        : api.call(addOnGroups.update, { params: { id }, body: AddOnGroupUpdate.parse(body) }),
    onSuccess: (saved) => {
      onDone();
      client.setQueryData(groupQuery(saved.id).queryKey, saved);
    },
    meta: { facts: ["catalogue.changed"] },
  });
}

type Named = { id: string; name: string };

/** `archive` removes a group from every product and offers to undo it; `restore` brings it back. */
export function useArchiveAddOnGroup() {
  const t = useTranslations("addOns");
  const shell = useTranslations("shell");
  const meta = { failed: t("changeFailed"), facts: ["catalogue.changed"] } as const;
  const restore = useMutation({
    mutationFn: ({ id }: Named) => api.call(addOnGroups.restore, { params: { id } }),
    meta,
    onSuccess: (_, { name }) => toasts.push({ title: t("restored"), text: name, tone: "success" }),
  });
  const archive = useMutation({
    mutationFn: ({ id }: Named) => api.call(addOnGroups.archive, { params: { id } }),
    meta,
    onSuccess: (_, group) =>
      offerUndo({ title: t("archived"), text: group.name, label: shell("undo"), onUndo: () => restore.mutate(group) }),
  });
  return { archive: archive.mutate, restore: restore.mutate };
}
