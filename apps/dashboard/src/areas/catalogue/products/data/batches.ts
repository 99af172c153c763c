import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { Reply } from "@mauzo/contract/endpoint";
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";

/** The bulk edits of products, newest first. */
export const useBatches = () => useInfiniteQuery(api.pages(productEdits.list, { query: {} }));

const nextLookMs = 1000;
type Pages = InfiniteData<Reply<typeof productEdits.get>>;
const isUndoing = (data: Pages | undefined) => Boolean(data?.pages[0]?.batch.undoing);

/**
 * One bulk edit with the result for each product, page by page. While it is being undone, polls only the progress, and
 * reads the products again once it is done.
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
      // Counts as in progress until all products are read again: loading more pages meanwhile would cancel that
      // refetch.
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
