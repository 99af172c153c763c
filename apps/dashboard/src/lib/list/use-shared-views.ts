import { listViews, type NewListView, type ViewList } from "@mauzo/contract/shop/list-views";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../session/api.ts";

type NewView = Omit<NewListView, "list">;

/** The views of a list that everyone in the shop sees. They are asked for once `look` is called. */
export function useSharedViews(list: ViewList) {
  const client = useQueryClient();
  const [looked, setLooked] = useState(false);
  const query = useQuery({ ...api.query(listViews.list, {}), enabled: looked });
  const readAgain = () => client.invalidateQueries({ queryKey: [listViews.list.path] });
  // What was done is done once the list has it: a view that becomes the device's own would stand there twice meanwhile.
  const write = <Given, Back>(mutationFn: (given: Given) => Promise<Back>) => ({
    mutationFn,
    onSuccess: readAgain,
    onError: () => void readAgain(),
  });
  const share = useMutation(write((view: NewView) => api.call(listViews.create, { body: { list, ...view } })));
  const rename = useMutation(
    write(({ id, name }: { id: string; name: string }) =>
      api.call(listViews.rename, { params: { id }, body: { name } }),
    ),
  );
  const remove = useMutation(write((id: string) => api.call(listViews.remove, { params: { id } })));
  const restore = useMutation(write((id: string) => api.call(listViews.restore, { params: { id } })));
  return {
    views: query.data?.items.filter((view) => view.list === list),
    failed: query.isError,
    look: () => setLooked(true),
    lookAgain: () => void query.refetch(),
    share: share.mutateAsync,
    rename: rename.mutateAsync,
    remove: remove.mutateAsync,
    restore: restore.mutateAsync,
  };
}

export type SharedViews = ReturnType<typeof useSharedViews>;
