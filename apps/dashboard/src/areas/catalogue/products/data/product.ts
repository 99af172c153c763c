import { type Product, type ProductInput, ProductUpdate, products } from "@mauzo/contract/catalogue/products";
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
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

/** Fetches a product again, bypassing the cache. */
export function useNewestProduct(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...productQuery(id), staleTime: 0 });
}

export const startProduct = (client: QueryClient, id: string) => void client.prefetchQuery(productQuery(id));

/** Who has changed a product since, where its history may be seen. */
export const useChangedBy =
  (id: string) =>
  async ({ updated_at: since }: Product): Promise<string | null> => {
    const changes = await api.call(products.changes, { params: { id }, query: { limit: 20 } }).catch(() => undefined);
    const names = new Set(changes?.items.filter(({ at }) => at > since).map(({ by }) => by));
    return [...names].join(", ") || null;
  };
