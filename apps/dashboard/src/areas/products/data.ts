import { type Product, type ProductFilter, type ProductInput, products } from "@mauzo/contract/products";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/session/api.ts";
import { useAttemptKey } from "../../lib/use-attempt-key.ts";

const productQuery = (id: string) => api.query(products.get, { params: { id } });

export const useProducts = (filter: ProductFilter) =>
  useInfiniteQuery({ ...api.pages(products.list, { query: filter }), placeholderData: keepPreviousData });

export const useProduct = (id: string) => useQuery(productQuery(id));

/** Creates a product, or changes the one with this id. What it answers is the product as it stands now. */
export function useSaveProduct(id?: string) {
  const client = useQueryClient();
  const attemptKey = useAttemptKey();
  return useMutation({
    mutationFn: (body: ProductInput): Promise<Product> =>
      id === undefined
        ? api.call(products.create, { body }, { idempotencyKey: attemptKey(body) })
        : api.call(products.update, { params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(productQuery(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [products.list.path] });
    },
  });
}

/** Reads a product anew, past the cache. */
export function useNewestProduct(id: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => client.fetchQuery({ ...productQuery(id), staleTime: 0 }) });
}
