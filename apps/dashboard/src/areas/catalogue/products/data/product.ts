import { type Product, type ProductInput, products } from "@mauzo/contract/catalogue/products";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../../lib/session/api.ts";
import { useAttemptKey } from "../../../../lib/use-attempt-key.ts";

const productQuery = (id: string) => api.query(products.get, { params: { id } });

export const useProduct = (id: string) => useQuery(productQuery(id));

export const useChanges = (id: string) =>
  useInfiniteQuery(api.pages(products.changes, { params: { id }, query: { limit: 10 } }));
/** Where a product was sold; asked for by those who may see orders. */
export const useSales = (id: string, enabled: boolean) =>
  useQuery({ ...api.query(products.sales, { params: { id } }), enabled });

/** Creates a product, or changes the one with this id. What it answers is the product as it stands now. */
export function useSaveProduct(id?: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useAttemptKey();
  return useMutation({
    mutationFn: (body: ProductInput): Promise<Product> =>
      id === undefined
        ? api.call(products.create, { query: {}, body }, { idempotencyKey: keyOf(body) })
        : api.call(products.update, { params: { id }, body }),
    onSuccess: (saved) => {
      onDone();
      client.setQueryData(productQuery(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [products.list.path] });
      void client.invalidateQueries({ queryKey: [products.changes.path] });
    },
  });
}

/** Reads a product anew, past the cache, and what was changed of it last, where that is to be had. */
export function useNewestProduct(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const changes = api.call(products.changes, { params: { id }, query: { limit: 20 } });
      const known = changes.then(({ items }) => items).catch(() => []);
      return { product: await client.fetchQuery({ ...productQuery(id), staleTime: 0 }), changes: await known };
    },
  });
}
