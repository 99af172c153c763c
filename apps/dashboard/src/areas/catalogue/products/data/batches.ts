import { productEdits } from "@mauzo/contract/catalogue/product-edits";
import type { Reply } from "@mauzo/contract/endpoint";
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** The changes of many products there were, newest first. */
export const useBatches = () => useInfiniteQuery(api.pages(productEdits.list, { query: {} }));

const nextLookMs = 1000;
type Pages = InfiniteData<Reply<typeof productEdits.get>>;
const isUndoing = (data: Pages | undefined) => Boolean(data?.pages[0]?.batch.undoing);

/**
 * One of them, with what became of its products, page by page. While it is taken back only how far that is is read, again
 * and again, and its products once it is done.
 */
export function useBatch(id: string) {
  const client = useQueryClient();
  const queryKey = [productEdits.get.path, id];
  const found = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api.call(productEdits.get, { params: { id }, query: pageParam === "" ? {} : { cursor: pageParam } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    enabled: ({ state }) => !isUndoing(state.data),
  });
  useQuery({
    queryKey: [...queryKey, "undoing"],
    queryFn: async ({ signal }) => {
      const { batch } = await api.call(productEdits.get, { params: { id }, query: { limit: 1 } }, { signal });
      // Until the products are read whole it counts as under way: whoever loads more meanwhile breaks that reading off.
      if (!batch.undoing) await found.refetch({ cancelRefetch: false });
      else
        client.setQueryData<Pages>(
          queryKey,
          (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, batch })) },
        );
      return batch;
    },
    enabled: isUndoing(found.data),
    refetchInterval: nextLookMs,
  });
  return found;
}
