import { type Product, type ProductInput, ProductUpdate, products } from "@mauzo/contract/catalogue/products";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { productQuery } from "../../../../entities/catalogue/product/queries.ts";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

export const useProduct = (id: string) => useQuery(productQuery(id));

export const useProductHistory = (id: string) =>
  useInfiniteQuery(api.pages(products.changes, { params: { id }, query: { limit: 10 } }));
/** Where a product was sold; fetched only for those who may see orders. */
export const useProductSales = (id: string, enabled: boolean) =>
  useQuery({ ...api.query(products.sales, { params: { id } }), enabled });

/** Creates a product, or changes the one with this id. The response is the product's current state. */
export function useSaveProduct(id?: string) {
  const client = useQueryClient();
  const { keyOf, onDone } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ProductInput): Promise<Product> =>
      id === undefined
        ? api.call(products.create, { query: {}, body }, { idempotencyKey: keyOf(body) })
        : api.call(products.update, { params: { id }, body: ProductUpdate.parse(body) }),
    onSuccess: (saved) => {
      onDone();
      client.setQueryData(productQuery(saved.id).queryKey, saved);
    },
    meta: { facts: ["catalogue.changed"] },
  });
}

/** Fetches a product again, bypassing the cache, with its latest changes where those are available. */
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
