import { type ListView, listViews, type NewListView, type ViewList } from "@mauzo/contract/shop/list-views";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../session/api.ts";

type NewView = Omit<NewListView, "list">;

/** The list's views that are shared with the whole shop. They are fetched once `load` is called. */
export function useSharedViews(list: ViewList) {
  const [looked, setLooked] = useState(false);
  const query = useQuery({ ...api.query(listViews.list, {}), enabled: looked });
  // It waits: otherwise a view moved to the device would be listed twice meanwhile.
  const write = <Given, Back>(mutationFn: (given: Given) => Promise<Back>) => ({
    mutationFn,
    meta: { queries: ["/list-views"], waits: true } as const,
  });
  const share = useMutation(write((view: NewView) => api.call(listViews.create, { body: { list, ...view } })));
  const rename = useMutation(
    write(({ view: { id, updated_at }, name }: { view: ListView; name: string }) =>
      api.call(listViews.rename, { params: { id }, body: { name, expected_updated_at: updated_at } }),
    ),
  );
  const remove = useMutation(write((id: string) => api.call(listViews.remove, { params: { id } })));
  const restore = useMutation(write((id: string) => api.call(listViews.restore, { params: { id } })));
  return {
    views: query.data?.items.filter((view) => view.list === list),
    failed: query.isError,
    load: () => setLooked(true),
    reload: () => void query.refetch(),
    share: share.mutateAsync,
    rename: rename.mutateAsync,
    remove: remove.mutateAsync,
    restore: restore.mutateAsync,
  };
}

export type SharedViews = ReturnType<typeof useSharedViews>;
